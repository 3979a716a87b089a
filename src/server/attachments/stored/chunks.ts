import { Readable } from 'node:stream';
import type { Db } from '../../kit/runtime/database.ts';

const chunkBytes = 256 * 1024;

/** One version of a file. */
export interface FileOf {
  readonly id: string;
  readonly file_version: number | null;
}

const placeOf = ({ id, file_version }: FileOf) => [id, file_version ?? 1] as const;

/** A file is stored in pieces, so that sending it never holds more than one of them. */
export async function writeChunks(tx: Db, file: FileOf, bytes: Buffer): Promise<void> {
  for (let place = 0; place * chunkBytes < bytes.length; place += 1) {
    await tx.query('insert into attachment_chunk (attachment, file_version, place, bytes) values ($1, $2, $3, $4)', [
      ...placeOf(file),
      place,
      bytes.subarray(place * chunkBytes, (place + 1) * chunkBytes),
    ]);
  }
}

async function* chunksOf(db: Db, file: FileOf): AsyncGenerator<Buffer> {
  for (let place = 0; ; place += 1) {
    const [row] = await db.query<{ bytes: Buffer }>(
      'select bytes from attachment_chunk where attachment = $1 and file_version = $2 and place = $3',
      [...placeOf(file), place],
    );
    if (!row) return;
    yield row.bytes;
  }
}

export const readChunks = (db: Db, file: FileOf): Readable => Readable.from(chunksOf(db, file), { objectMode: false });

export async function readWhole(db: Db, file: FileOf): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of chunksOf(db, file)) parts.push(part);
  return Buffer.concat(parts);
}

export async function hasChunks(db: Db, file: FileOf): Promise<boolean> {
  const found = await db.query(
    'select 1 from attachment_chunk where attachment = $1 and file_version = $2 and place = 0',
    [...placeOf(file)],
  );
  return found.length > 0;
}
