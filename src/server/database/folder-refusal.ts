import { StartRefusal } from '../kit/runtime/start-refusal.ts';

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there. Choose another DATA_DIR or start as the user that owns it',
  EPERM: 'this user may not write there. Choose another DATA_DIR or start as the user that owns it',
  ENOSPC: 'the disk is full. Free some space and start again',
  EDQUOT: 'the disk quota is used up. Free some space and start again',
  EROFS: 'it lies on a disk that can only be read. Choose another DATA_DIR',
  ENOTDIR: 'part of its path is a file, not a folder. Choose another DATA_DIR',
  EEXIST: 'its name belongs to a file, not a folder. Choose another DATA_DIR',
};

/** Says in words why a folder cannot be used; an error with no words of its own passes through unchanged. */
export function folderRefusal(folder: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code];
  return reason ? new StartRefusal(`The data cannot be kept in ${folder}: ${reason}.`) : error;
}
