import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderRefusal } from './database/folder-refusal.ts';

/** The key beside the embedded database: made at the first start, readable by its owner only, kept from then on. */
export function keptSecretKey(dataDir: string): string {
  const file = join(dataDir, 'secret-key');
  try {
    // Others may pass through, so that under root the database's own user reaches its folder inside.
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    return readIfThere(file) ?? make(file);
  } catch (error) {
    throw folderRefusal(dataDir, error);
  }
}

/** A link appears whole or not at all, and never replaces a key that another start has just made. */
function make(file: string): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
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
