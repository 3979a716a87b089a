import { isRecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The end of the chain as it is known outside the database. */
export interface KnownEnd {
  readonly number: number;
  /** Hexadecimal. */
  readonly hash: string;
}

const isKnownEnd = (end: unknown): end is KnownEnd =>
  isRecordValues(end) &&
  Number.isSafeInteger(end['number']) &&
  typeof end['hash'] === 'string' &&
  /^[0-9a-f]+$/.test(end['hash']);

/** A chain does not notice that its end was cut off; whoever has seen the end elsewhere does. */
export interface HistoryAnchor {
  read(): Promise<KnownEnd | null>;
  write(end: KnownEnd): Promise<void>;
}

/** A small file beside the node, in the folder of its data. */
export function fileAnchor(dataDir: string): HistoryAnchor {
  const file = join(dataDir, 'history-end.json');
  return {
    async read() {
      const text = await readFile(file, 'utf8').catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      });
      if (text === null) return null;
      const end: unknown = JSON.parse(text);
      if (!isKnownEnd(end)) throw new TypeError(`${file} does not say where the history ends`);
      return end;
    },
    async write(end) {
      await mkdir(dataDir, { recursive: true });
      const draft = `${file}.${process.pid}`;
      await writeFile(draft, `${JSON.stringify(end)}\n`);
      await rename(draft, file);
    },
  };
}
