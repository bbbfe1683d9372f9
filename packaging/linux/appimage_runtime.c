/* The head of the AppImage: it mounts the squashfs that is appended to it and runs the AppRun in it.
 *
 * An AppImage of type 2 is an ELF program with the letters "AI" and a 2 in its header, and behind
 * its last section a squashfs. Where FUSE cannot be used, the files are unpacked into a temporary
 * folder for as long as the program runs.
 *
 *     --appimage-offset            where the squashfs begins
 *     --appimage-extract           unpack it into ./squashfs-root
 *     --appimage-extract-and-run   unpack, run, remove; $APPIMAGE_EXTRACT_AND_RUN=1 does the same
 *
 * Built by packaging/appimage.py, static, with Debian's libsquashfuse and libfuse.
 */
#define _GNU_SOURCE
#include <squashfuse/ll.h>

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define EXIT_NOT_RUN 127

/* Compressions that this squashfs never has; their libraries stay out. */
int lzo1x_decompress_safe(void *in, unsigned long size, void *out, unsigned long *room, void *work) {
    (void)in, (void)size, (void)out, (void)room, (void)work;
    return -1;
}
int LZ4_decompress_safe(const char *in, char *out, int size, int room) {
    (void)in, (void)out, (void)size, (void)room;
    return -1;
}

static void die(const char *what) {
    fprintf(stderr, "Dealer Trainer could not be started: %s: %s\n", what, strerror(errno));
    exit(EXIT_NOT_RUN);
}

/* The end of the ELF file, which is where the squashfs begins. */
static size_t squashfs_offset(const char *image) {
    Elf64_Ehdr header;
    int file = open(image, O_RDONLY | O_CLOEXEC);
    if (file < 0 || read(file, &header, sizeof header) != (ssize_t)sizeof header)
        die(image);
    close(file);
    return header.e_shoff + (size_t)header.e_shentsize * header.e_shnum;
}

/* A new folder in $TMPDIR or /tmp, which the caller frees. */
static char *temporary_folder(void) {
    const char *parent = getenv("TMPDIR");
    char *folder = NULL;
    if (asprintf(&folder, "%s/.mount_dealerXXXXXX", parent && *parent ? parent : "/tmp") < 0)
        die("memory");
    if (!mkdtemp(folder))
        die(folder);
    return folder;
}

static void extract_file(sqfs *fs, sqfs_inode *inode, const char *to) {
    static char buffer[1 << 20];
    int file = open(to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, inode->base.mode & 0777);
    if (file < 0)
        die(to);
    for (uint64_t at = 0; at < inode->xtra.reg.file_size;) {
        sqfs_off_t size = sizeof buffer;
        if (sqfs_read_range(fs, inode, at, &size, buffer) || size <= 0 || write(file, buffer, size) != size)
            die(to);
        at += size;
    }
    if (close(file))
        die(to);
}

static void extract(const char *image, size_t offset, const char *folder) {
    sqfs fs;
    sqfs_traverse walk;
    sqfs_err error;
    if (sqfs_open_image(&fs, image, offset) || sqfs_traverse_open(&walk, &fs, sqfs_inode_root(&fs)))
        die(image);
    while (sqfs_traverse_next(&walk, &error)) {
        char to[PATH_MAX], target[PATH_MAX];
        size_t room = sizeof target;
        sqfs_inode inode;
        if (walk.dir_end)
            continue;
        if (snprintf(to, sizeof to, "%s/%s", folder, walk.path) >= (int)sizeof to)
            errno = ENAMETOOLONG, die(folder);
        if (sqfs_inode_get(&fs, &inode, sqfs_dentry_inode(&walk.entry)))
            die(to);
        if (S_ISDIR(inode.base.mode) ? mkdir(to, 0755)
            : S_ISLNK(inode.base.mode) ? sqfs_readlink(&fs, &inode, target, &room) || symlink(target, to)
            : (extract_file(&fs, &inode, to), 0))
            die(to);
    }
    if (error)
        die(image);
    sqfs_traverse_close(&walk);
    sqfs_destroy(&fs);
}

static int remove_one(const char *path, const struct stat *info, int kind, struct FTW *at) {
    (void)info, (void)kind, (void)at;
    return remove(path);
}

static void run(const char *image, const char *folder, char **arguments) {
    char program[PATH_MAX];
    snprintf(program, sizeof program, "%s/AppRun", folder);
    setenv("APPIMAGE", image, 1);
    setenv("APPDIR", folder, 1);
    setenv("ARGV0", arguments[0], 1);
    execv(program, arguments);
    die(program);
}

static pid_t running;

static void pass_on(int signal) {
    kill(running, signal);
}

/* Unpack, run, and remove whatever came of it; the program's status. */
static int extract_and_run(const char *image, size_t offset, char **arguments) {
    int status;
    char *folder = temporary_folder();
    running = fork();
    if (running < 0)
        die("fork");
    if (running == 0) {
        extract(image, offset, folder);
        run(image, folder, arguments);
    }
    for (const int *each = (const int[]){SIGINT, SIGTERM, SIGHUP, 0}; *each; each++)
        signal(*each, pass_on);
    while (waitpid(running, &status, 0) < 0 && errno == EINTR)
        ;
    nftw(folder, remove_one, 16, FTW_DEPTH | FTW_PHYS);
    free(folder);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

/* Whether a mount may be tried: libfuse would complain to the terminal where it fails. */
static int has_fuse(void) {
    const char *path = getenv("PATH");
    if (access("/dev/fuse", R_OK | W_OK))
        return 0;
    if (geteuid() == 0)
        return 1;
    for (char *rest = strdup(path ? path : "/usr/bin:/bin"), *folder; (folder = strsep(&rest, ":"));) {
        char program[PATH_MAX];
        snprintf(program, sizeof program, "%s/fusermount3", folder);
        if (!access(program, X_OK))
            return 1;
    }
    return 0;
}

static struct fuse_lowlevel_ops operations = {
    .getattr = sqfs_ll_op_getattr,
    .opendir = sqfs_ll_op_opendir,
    .releasedir = sqfs_ll_op_releasedir,
    .readdir = sqfs_ll_op_readdir,
    .lookup = sqfs_ll_op_lookup,
    .open = sqfs_ll_op_open,
    .release = sqfs_ll_op_release,
    .read = sqfs_ll_op_read,
    .readlink = sqfs_ll_op_readlink,
    .forget = sqfs_ll_op_forget,
};

/* Serve the files until nobody holds the other end of `alive` any more; say on `ready` that the
 * folder is mounted. Never returns. */
static void serve(const char *image, size_t offset, char *folder, int ready, int alive) {
    sqfs_ll_chan channel;
    struct fuse_args arguments = {0};
    struct fuse_buf request = {0};
    sqfs_ll *files = sqfs_ll_open(image, offset);
    fuse_opt_add_arg(&arguments, "dealer-trainer");
    fuse_opt_add_arg(&arguments, "-oro,nosuid,nodev,subtype=squashfuse");
    if (!files || sqfs_ll_mount(&channel, folder, &arguments, &operations, sizeof operations, files)) {
        rmdir(folder);
        _exit(EXIT_FAILURE);
    }
    /* Ctrl+C in the terminal is the program's: the files are needed to the end. */
    setsid();
    if (write(ready, "", 1) != 1)
        _exit(EXIT_FAILURE);
    close(ready);
    struct pollfd waiting[] = {{fuse_session_fd(channel.session), POLLIN, 0}, {alive, POLLIN, 0}};
    while (!fuse_session_exited(channel.session)) {
        if (poll(waiting, 2, -1) < 0 && errno != EINTR)
            break;
        if (waiting[1].revents)
            break;
        if (waiting[0].revents && fuse_session_receive_buf(channel.session, &request) > 0)
            fuse_session_process_buf(channel.session, &request);
    }
    sqfs_ll_unmount(&channel, folder);
    sqfs_ll_destroy(files);
    rmdir(folder);
    _exit(EXIT_SUCCESS);
}

/* Mount and run; returns only where the folder cannot be mounted. */
static void mount_and_run(const char *image, size_t offset, char **arguments) {
    int ready[2], alive[2];
    char told, *folder = temporary_folder();
    if (pipe2(ready, O_CLOEXEC) || pipe(alive))
        die("pipe");
    pid_t server = fork();
    if (server < 0)
        die("fork");
    if (server == 0) {
        close(ready[0]);
        close(alive[1]);
        serve(image, offset, folder, ready[1], alive[0]);
    }
    close(ready[1]);
    close(alive[0]);
    /* The program inherits the other end of `alive`, and so do its children. */
    if (read(ready[0], &told, 1) == 1)
        run(image, folder, arguments);
    waitpid(server, NULL, 0);
    close(ready[0]);
    close(alive[1]);
    free(folder);
}

int main(int count, char **arguments) {
    char image[PATH_MAX] = "";
    const char *asked = count > 1 ? arguments[1] : "";
    const char *unpack = getenv("APPIMAGE_EXTRACT_AND_RUN");
    if (readlink("/proc/self/exe", image, sizeof image - 1) < 0)
        die("/proc/self/exe");
    size_t offset = squashfs_offset(image);
    if (!strcmp(asked, "--appimage-offset"))
        return printf("%zu\n", offset) < 0;
    if (!strcmp(asked, "--appimage-extract")) {
        if (mkdir("squashfs-root", 0755))
            die("squashfs-root");
        extract(image, offset, "squashfs-root");
        return EXIT_SUCCESS;
    }
    if (!strcmp(asked, "--appimage-extract-and-run")) {
        arguments[1] = arguments[0];
        return extract_and_run(image, offset, arguments + 1);
    }
    if (has_fuse() && !(unpack && *unpack))
        mount_and_run(image, offset, arguments);
    return extract_and_run(image, offset, arguments);
}
