import type { Db } from '../../kit/runtime/database.ts';
import { readWhole, type FileOf } from './chunks.ts';
import { smallPicture } from '../content/clean-image.ts';

/** The small picture of each version of a file that can be shown. */

export async function writeThumbnail(db: Db, { id, file_version }: FileOf, bytes: Buffer): Promise<void> {
  await db.query(
    'insert into attachment_thumbnail (attachment, file_version, bytes) values ($1, $2, $3) on conflict do nothing',
    [id, file_version ?? 1, bytes],
  );
}

type PicturedFile = FileOf & { readonly mime: string | null };

const ofSeveral = `select attachment as id, bytes from attachment_thumbnail
  where (attachment, file_version) in (select * from unnest($1::uuid[], $2::int[]))`;

/** The small pictures of several files by their ids, without those that have nothing to show. */
export async function thumbnailsOf(db: Db, files: readonly PicturedFile[]): Promise<ReadonlyMap<string, Buffer>> {
  const rows = await db.query<{ id: string; bytes: Buffer }>(ofSeveral, [
    files.map(({ id }) => id),
    files.map(({ file_version }) => file_version ?? 1),
  ]);
  const found = new Map(rows.map(({ id, bytes }) => [id, bytes]));
  for (const file of files.filter(({ id }) => !found.has(id))) {
    const made = await thumbnailOf(db, file);
    if (made) found.set(file.id, made);
  }
  return found;
}

/** Made once for pictures that were stored before there were any; null where there is nothing to show. */
export async function thumbnailOf(db: Db, file: PicturedFile): Promise<Buffer | null> {
  const [row] = await db.query<{ bytes: Buffer }>(
    'select bytes from attachment_thumbnail where attachment = $1 and file_version = $2',
    [file.id, file.file_version ?? 1],
  );
  if (row) return row.bytes;
  if (!file.mime?.startsWith('image/')) return null;
  const made = await smallPicture(await readWhole(db, file));
  if (made) await writeThumbnail(db, file, made);
  return made;
}
