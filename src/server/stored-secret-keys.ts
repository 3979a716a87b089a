import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { folderRefusal } from './database/folder-refusal.ts';
import { shortestKey } from './kit/runtime/settings.ts';
import { StartRefusal } from './kit/runtime/start-refusal.ts';

const fileIn = (dataDir: string) => join(dataDir, 'secret-key');

/** The keys beside the embedded database, newest first: the first is made at the first start, readable by its owner only. */
export function storedSecretKeys(dataDir: string): readonly string[] {
  const file = fileIn(dataDir);
  try {
    // Others may pass through, so that under root the database's own user reaches its folder inside.
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    return whole(file, readIfThere(file) ?? make(file));
  } catch (error) {
    throw folderRefusal(dataDir, error);
  }
}

/** Puts a new key before the others, which stay for what was written with them. A node that runs reads it when it next needs one. */
export function addSecretKey(dataDir: string): void {
  const file = fileIn(dataDir);
  const draft = `${file}.${process.pid}`;
  onDisk(draft, 'w', (fd) => writeFileSync(fd, [newKey(), ...storedSecretKeys(dataDir), ''].join('\n')));
  renameSync(draft, file);
  onDisk(dirname(file), 'r');
}

const newKey = () => randomBytes(32).toString('hex');

/** With another key nothing that is encrypted could be read again, so a damaged one is never replaced unasked. */
function whole(file: string, text: string): readonly string[] {
  const keys = text.split('\n').map((key) => key.trim());
  if (keys.some((key) => key.length < shortestKey))
    throw new StartRefusal(
      `The key in ${file} is damaged: it has fewer than ${shortestKey} characters. Put it back from a backup.`,
    );
  return keys;
}

/** A link appears whole or not at all, and never replaces a key that another start has just made. */
function make(file: string): string {
  const draft = `${file}.${process.pid}`;
  onDisk(draft, 'w', (fd) => writeFileSync(fd, `${newKey()}\n`));
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  onDisk(dirname(file), 'r');
  return readFileSync(file, 'utf8').trim();
}

/** What is encrypted by the key outlives a power cut, so the key must too. */
function onDisk(path: string, flags: 'r' | 'w', write: (fd: number) => void = () => {}): void {
  const fd = openSync(path, flags, 0o600);
  try {
    write(fd);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;
