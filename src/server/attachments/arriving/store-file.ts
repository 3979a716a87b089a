import { createHash } from 'node:crypto';
import { attachment, type Attachment } from '#domain/attachments/attachment.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { createRecord, type CreateAnswer } from '../../kit/records/create-record.ts';
import { recordFrom } from '../../kit/schema/record-from.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { writeChunks, type FileOf } from '../stored/chunks.ts';
import { knownFile, type KnownFile } from '../content/known-file.ts';
import { writeThumbnail } from '../stored/thumbnail-store.ts';

interface ArrivedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** What the record says of its file. */
export const factsOf = ({ mime, bytes, pages }: KnownFile) => ({
  mime,
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  pages,
});

export async function writeFile(tx: Db, file: FileOf, { bytes, thumbnail }: KnownFile): Promise<void> {
  await writeChunks(tx, file, bytes);
  if (thumbnail) await writeThumbnail(tx, file, thumbnail);
}

interface FileToStore {
  readonly context: RecordContext;
  readonly actor: Actor;
  readonly file: ArrivedFile;
  readonly input: Input;
  /** What ends with it, in the same transaction. */
  readonly finally?: (tx: Db) => Promise<void>;
}

/** A file is stored with its record in one transaction or not at all. What it is, is found out before that begins. */
export async function storeFile({ context, actor, file, input, finally: end }: FileToStore): Promise<CreateAnswer> {
  const permission = requirePermission(actor, 'add', attachment);
  const known = await knownFile(file.name, file.bytes);
  const sets = { ...factsOf(known), file_version: 1, content_text: known.text };
  return context.transaction(async (tx) => {
    await end?.(tx);
    const titled = { ...input, title: input['title'] || file.name };
    const made = await createRecord({ context, actor, entity: attachment, within: tx }, titled, { permission, sets });
    const stored: Attachment = recordFrom(attachment, made.body);
    if (made.created) await writeFile(tx, stored, known);
    return made;
  });
}
