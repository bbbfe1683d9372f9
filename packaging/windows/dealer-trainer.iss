; Inno Setup 6 script of the Windows installer. packaging/build.py runs it on Windows:
;     ISCC /DVersion=X.Y.Z packaging\windows\dealer-trainer.iss
; NOT YET RUN: neither compiled nor installed anywhere so far.
;
; For one user, without an administrator: a trainer on a table's laptop needs nobody's leave.
; The data (%LOCALAPPDATA%\dealer-trainer) is never touched, on an uninstall neither.

#ifndef Version
  #error Version is not given: /DVersion=X.Y.Z
#endif

[Setup]
AppId={{6F3B2D0C-5B1B-4C55-9E0E-0B6F9B7E4A31}
AppName=Dealer Trainer
AppVersion={#Version}
AppVerName=Dealer Trainer {#Version}
AppPublisher=Dealer Trainer authors
VersionInfoVersion={#Version}
PrivilegesRequired=lowest
DefaultDirName={localappdata}\Programs\Dealer Trainer
DisableProgramGroupPage=yes
DisableDirPage=auto
LicenseFile=..\..\LICENSE
SourceDir=..\..\dist
OutputDir=.
OutputBaseFilename=dealer-trainer-{#Version}-setup
SetupIconFile=..\build\parts\dealer-trainer.ico
UninstallDisplayIcon={app}\dealer-trainer.exe
UninstallDisplayName=Dealer Trainer
Compression=lzma2/max
SolidCompression=yes
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
WizardStyle=modern
ShowLanguageDialog=auto
CloseApplications=yes

[Languages]
; Latvian is not among the languages that Inno Setup ships: there the installer speaks English.
Name: "english"; MessagesFile: "compiler:Default.isl"
Name: "bulgarian"; MessagesFile: "compiler:Languages\Bulgarian.isl"
Name: "czech"; MessagesFile: "compiler:Languages\Czech.isl"
Name: "russian"; MessagesFile: "compiler:Languages\Russian.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; Libraries of an older version must not stay beside the new ones.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "dealer-trainer\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\Dealer Trainer"; Filename: "{app}\dealer-trainer.exe"
Name: "{autodesktop}\Dealer Trainer"; Filename: "{app}\dealer-trainer.exe"; Tasks: desktopicon

[Run]
Filename: "{app}\dealer-trainer.exe"; Description: "{cm:LaunchProgram,Dealer Trainer}"; Flags: nowait postinstall skipifsilent
