; NSIS 3 script of the Windows installer for one user, without an administrator.
; packaging/windows_build.py runs it:
;     makensis -DVERSION=X.Y.Z -DFOLDER=frozen folder -DICON=file -DOUTPUT=file installer.nsi
; -DSIGN=COMMAND signs the program that removes.
; /S installs and removes silently, /D=FOLDER (the last word, without quotes) chooses the folder.
; The data (%LOCALAPPDATA%\dealer-trainer) is never touched, on a removal neither.

Unicode true
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma
!include "MUI2.nsh"
!include "LogicLib.nsh"
!include "WinVer.nsh"
!include "x64.nsh"
!include "FileFunc.nsh"

!define NAME "Dealer Trainer"
!define REMOVAL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"

Name "${NAME}"
OutFile "${OUTPUT}"
!ifdef SIGN
  !uninstfinalize `${SIGN} -in "%1" -out "%1.signed" && mv "%1.signed" "%1"` = 0
!endif
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${REMOVAL}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME}"
VIAddVersionKey "CompanyName" "Dealer Trainer authors"
VIAddVersionKey "LegalCopyright" "Dealer Trainer authors. MIT License"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\dealer-trainer.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Bulgarian"
!insertmacro MUI_LANGUAGE "Czech"
!insertmacro MUI_LANGUAGE "Latvian"
!insertmacro MUI_LANGUAGE "Russian"

LangString OPEN ${LANG_ENGLISH} "Dealer Trainer is open. Close it and start this again."
LangString OPEN ${LANG_BULGARIAN} "Dealer Trainer е отворен. Затворете го и стартирайте отново."
LangString OPEN ${LANG_CZECH} "Dealer Trainer je spuštěn. Zavřete ho a spusťte instalaci znovu."
LangString OPEN ${LANG_LATVIAN} "Dealer Trainer ir atvērts. Aizveriet to un sāciet vēlreiz."
LangString OPEN ${LANG_RUSSIAN} "Dealer Trainer открыт. Закройте его и запустите установку снова."
LangString OLD ${LANG_ENGLISH} "Dealer Trainer needs Windows 10 or newer, 64-bit."
LangString OLD ${LANG_BULGARIAN} "Dealer Trainer изисква Windows 10 или по-нова, 64-битова версия."
LangString OLD ${LANG_CZECH} "Dealer Trainer potřebuje Windows 10 nebo novější, 64bitový."
LangString OLD ${LANG_LATVIAN} "Dealer Trainer vajag Windows 10 vai jaunāku, 64 bitu."
LangString OLD ${LANG_RUSSIAN} "Для Dealer Trainer нужна 64-разрядная Windows 10 или новее."

; Status 2 where the program is open: nothing has been changed then.
!macro STOP_WHERE_OPEN
  ${If} ${FileExists} "$INSTDIR\dealer-trainer.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\dealer-trainer.exe" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONSTOP "$(OPEN)" /SD IDOK
      SetErrorLevel 2
      Quit
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

; What was installed, and nothing else that somebody put into the folder.
!macro REMOVE_PROGRAM
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\dealer-trainer.exe"
  Delete "$INSTDIR\dealer-trainer-console.exe"
!macroend

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastBuild} 17763
    MessageBox MB_OK|MB_ICONSTOP "$(OLD)" /SD IDOK
    SetErrorLevel 3
    Quit
  ${EndIf}
FunctionEnd

Section
  !insertmacro STOP_WHERE_OPEN
  ; Libraries of an older version must not stay beside the new ones.
  !insertmacro REMOVE_PROGRAM
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\dealer-trainer.exe"
  WriteRegStr HKCU "${REMOVAL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${REMOVAL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${REMOVAL}" "DisplayIcon" "$INSTDIR\dealer-trainer.exe"
  WriteRegStr HKCU "${REMOVAL}" "Publisher" "Dealer Trainer authors"
  WriteRegStr HKCU "${REMOVAL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${REMOVAL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${REMOVAL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${REMOVAL}" "EstimatedSize" "$0"
  WriteRegDWORD HKCU "${REMOVAL}" "NoModify" 1
  WriteRegDWORD HKCU "${REMOVAL}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  !insertmacro STOP_WHERE_OPEN
  !insertmacro REMOVE_PROGRAM
  Delete "$INSTDIR\defaults.yaml"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  DeleteRegKey HKCU "${REMOVAL}"
SectionEnd
