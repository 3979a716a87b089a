import { Readable } from 'node:stream';
import type { Db } from '../kit/runtime/database.ts';

const chunkBytes = 256 * 1024;

/** A file is kept in pieces, so that sending it never holds more than one of them. */
export async function writeChunks(tx: Db, attachment: string, bytes: Buffer): Promise<void> {
  for (let place = 0; place * chunkBytes < bytes.length; place += 1) {
    await tx.query('insert into attachment_chunk (attachment, place, bytes) values ($1, $2, $3)', [
      attachment,
      place,
      bytes.subarray(place * chunkBytes, (place + 1) * chunkBytes),
    ]);
  }
}

async function* chunksOf(db: Db, attachment: string): AsyncGenerator<Buffer> {
  for (let place = 0; ; place += 1) {
    const [row] = await db.query<{ bytes: Buffer }>(
      'select bytes from attachment_chunk where attachment = $1 and place = $2',
      [attachment, place],
    );
    if (!row) return;
    yield row.bytes;
  }
}

export const readChunks = (db: Db, attachment: string): Readable =>
  Readable.from(chunksOf(db, attachment), { objectMode: false });

export async function hasChunks(db: Db, attachment: string): Promise<boolean> {
  const found = await db.query('select 1 from attachment_chunk where attachment = $1 and place = 0', [attachment]);
  return found.length > 0;
}
