import type { Attachment } from '#domain/attachments/attachment.ts';
import type { Db } from '../../kit/runtime/database.ts';

type FileFacts = Pick<Attachment, 'id' | 'title' | 'mime' | 'size' | 'file_version'>;
/** One version of a file, and whose it is. */
export type ShownFile = FileFacts & Pick<Attachment, 'home' | 'resident' | 'staff'>;

const earlier = `select v.record as id, v.body ->> 'title' as title, v.body ->> 'mime' as mime, (v.body ->> 'size')::int as size, $2::int as file_version
  from record_version v where v.entity = 'attachment' and v.record = $1 and coalesce((v.body ->> 'file_version')::int, 1) = $2 order by v.version desc limit 1`;

/** The newest version, or the one that was asked for; null where there is no such version. */
export async function fileVersion(db: Db, record: FileFacts, asked: string | null): Promise<FileFacts | null> {
  if (asked === null || asked === String(record.file_version ?? 1)) return record;
  if (!/^\d{1,4}$/.test(asked)) return null;
  const [row] = await db.query<FileFacts>(earlier, [record.id, Number(asked)]);
  return row ?? null;
}
