import { attachment, type Attachment } from '#domain/attachments/attachment.ts';
import { register } from '#domain/register.ts';
import { attachmentColumns } from '#domain/attachments/attachment-columns.ts';
import type { Db } from '../kit/runtime/database.ts';
import { rulesFor, type FillContext, type RuleContext } from '../kit/context/record-context.ts';
import { quoted } from '../kit/schema/table.ts';
import { computedColumns } from '../kit/reads/computed-columns.ts';

const mostBytesOfResident = 1024 ** 3;

async function homeBehind(db: Db, record: FillContext<Attachment>['record']): Promise<string | null> {
  const one = async (text: string, id: string) =>
    (await db.query<{ home: string | null }>(text, [id]))[0]?.home ?? null;
  const { resident, staff } = record;
  if (resident) return one('select home from resident where id = $1', resident);
  if (staff) return one('select coalesce(default_home, homes[1]) as home from staff where id = $1', staff);
  const link = record.linked_object ?? null;
  const linked = link && register.find(({ name, fields }) => name === link.entity && 'home' in fields);
  return link && linked ? one(`select home from ${quoted(linked.name)} where id = $1`, link.id) : null;
}

/** Asked for one file of a resident at a time, so that two at once cannot both be the last that fits. */
async function quotaComplaint({ db, record, before }: RuleContext<Attachment>) {
  const { resident } = record;
  if (before || !resident) return {};
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 4))', [resident]);
  const [row] = await db.query<{ bytes: number }>(
    'select coalesce(sum(size), 0)::bigint as bytes from attachment where resident = $1 and not is_deleted',
    [resident],
  );
  const bytes = (row?.bytes ?? 0) + (record.size ?? 0);
  return bytes > mostBytesOfResident
    ? { file: 'The files of this resident have reached 1 GB. Remove some before adding another.' }
    : {};
}

export const attachmentRules = rulesFor(attachment, {
  columns: computedColumns({ of: attachmentColumns }),
  // A file is its own record: the field that every form has for a file points back to it.
  async fill({ db, record }) {
    return { file: record.id ?? null, home: record.home ?? (await homeBehind(db, record)) };
  },
  check: quotaComplaint,
});
