import { attachment, type Attachment } from '#domain/attachments/attachment.ts';
import { confidentialInfo } from '#domain/confidential/confidential-info.ts';
import { register } from '#domain/register.ts';
import { attachmentColumns } from '#domain/attachments/attachment-columns.ts';
import type { Db } from '../kit/runtime/database.ts';
import { permissionOrNull, rowsSql } from '../kit/access/permission.ts';
import {
  rulesFor,
  type FillContext,
  type ListContext,
  type RuleContext,
  type VisibilityContext,
  type ValidationContext,
} from '../kit/context/record-context.ts';
import { findVisible } from '../kit/records/audited-read.ts';
import { Refusal } from '../kit/runtime/refusals.ts';
import type { Condition } from '../kit/schema/list-query.ts';
import { quoted } from '../kit/schema/table.ts';
import { computedColumns } from '../kit/reads/computed-columns.ts';
import { bytesOfHouse, gigabyte } from './house-space.ts';

const mostBytesOfResident = gigabyte;

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

/** Asked for one file of a resident or a house at a time, so that two at once cannot both be the last that fits. */
const lockQuota = (db: Db, whose: string) => db.query('select pg_advisory_xact_lock(hashtextextended($1, 4))', [whose]);

async function residentComplaint({ db, record }: RuleContext<Attachment>): Promise<string | null> {
  if (!record.resident) return null;
  await lockQuota(db, record.resident);
  const [row] = await db.query<{ bytes: number }>(
    'select coalesce(sum(size), 0)::bigint as bytes from attachment where resident = $1 and not is_deleted and id <> $2',
    [record.resident, record.id],
  );
  return (row?.bytes ?? 0) + (record.size ?? 0) > mostBytesOfResident
    ? 'The files of this resident have reached 1 GB. Remove some before adding another.'
    : null;
}

async function houseComplaint({ db, record, home }: ValidationContext<Attachment>): Promise<string | null> {
  if (!record.home) return null;
  await lockQuota(db, record.home);
  const { files_gb } = home.settings;
  return (await bytesOfHouse(db, record.home)) + (record.size ?? 0) > files_gb * gigabyte
    ? `The files of this house have reached ${files_gb} GB. Remove some before adding another; the limit stands in the settings of the house.`
    : null;
}

/** Only bytes that are new take room. */
async function quotaComplaint(asking: ValidationContext<Attachment>) {
  if (asking.before?.sha256 === asking.record.sha256) return {};
  const complaint = (await residentComplaint(asking)) ?? (await houseComplaint(asking));
  return complaint ? { file: complaint } : {};
}

/** A file follows the record it belongs to: who may not read that one does not see this one. */
async function isHidden({
  context,
  actor,
  record,
}: VisibilityContext & { readonly record: Attachment }): Promise<boolean> {
  const link = record.linked_object;
  const owner = link && register.find(({ name }) => name === link.entity);
  if (!link || !owner) return false;
  try {
    await findVisible({ context, actor, entity: owner }, link.id);
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

/** Kinds of record of which this person sees some or none; their files are found with the record, not in a list of all. */
const closedTo = ({ context, actor }: VisibilityContext): readonly string[] =>
  register
    .filter((entity) => {
      const permission = permissionOrNull(actor, 'view', entity);
      const isWhole = permission !== null && rowsSql(entity, permission) === 'true';
      return entity === confidentialInfo || !isWhole || context.rules[entity.name]?.isHidden !== undefined;
    })
    .map(({ name }) => name);

const visibleConditions = (asking: VisibilityContext): readonly Condition[] => [
  { sql: `coalesce(t.linked_object ->> 'entity', '') <> all(?::text[])`, value: closedTo(asking) },
];

/** Portraits stand beside their person, and are listed for whoever asks for them; pictures of wounds stand with their mark alone. */
const lists = ({ asked }: ListContext): readonly Condition[] => [
  { sql: `t.used_as <> all(?::text[])`, value: asked['used_as'] === 'portrait' ? ['wound'] : ['portrait', 'wound'] },
];

export const attachmentRules = rulesFor(attachment, {
  columns: computedColumns({ of: attachmentColumns }),
  // A file is its own record: the field that every form has for a file points back to it.
  async fill({ db, record }) {
    return { file: record.id ?? null, home: record.home ?? (await homeBehind(db, record)) };
  },
  check: quotaComplaint,
  lists,
  isHidden,
  visibleConditions,
});
