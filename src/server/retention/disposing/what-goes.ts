import { createHash } from 'node:crypto';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { keepingWords, type DisposalInFull, type DisposedRecord, type KindCount } from '#domain/retention/disposal.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { candidates, type Candidates } from '../due/candidates.ts';
import { countKinds } from '../due/due-groups.ts';
import type { FoundRecord, Scope } from '../due/record-sets.ts';
import type { StoredDisposal } from './stored-disposals.ts';

export async function scopeOf(
  context: RecordContext,
  db: Db,
  stored: Pick<StoredDisposal, 'home' | 'clock' | 'subject_entity' | 'subject' | 'until'>,
): Promise<Scope> {
  const { home, clock, subject_entity, subject, until } = stored;
  const { zone } = await context.homes.factsOf(db, home);
  return {
    home,
    zone,
    clock,
    until,
    subject: subject_entity && subject ? { entity: subject_entity, id: subject } : null,
  };
}

const inOrder = (records: readonly FoundRecord[]): readonly FoundRecord[] =>
  records.toSorted((a, b) => (keyOf(a.entity, a.id) < keyOf(b.entity, b.id) ? -1 : 1));
const keyOf = (entity: string, id: string): string => `${entity}_${id}`;

/** The same records in the same versions have the same mark. */
export const markOf = (records: readonly FoundRecord[]): string =>
  createHash('sha256')
    .update(
      inOrder(records)
        .map(({ entity, id, version }) => `${entity} ${id} ${version}`)
        .join('\n'),
    )
    .digest('hex');

const counted = (context: RecordContext, { entity, count }: KindCount): string => {
  const { one, many } = context.named(entity).labels;
  return `${count} ${midSentence(count === 1 ? one : many)}`;
};

/** Why it cannot go as things stand; null where nothing keeps it. */
export function obstacleTo(context: RecordContext, { records, held, neededBy, hasMoney }: Candidates): string | null {
  if (held !== null) return `${keepingWords(held)} Lift the hold first.`;
  if (hasMoney) return 'The account still holds money. Pay it out first.';
  if (records.length === 0) return 'Nothing of it is left to go.';
  if (neededBy.length === 0) return null;
  const kinds = countKinds([...new Map(neededBy.map((one) => [`${one.entity} ${one.id}`, one])).values()]);
  return `It is still needed by ${kinds.map((kind) => counted(context, kind)).join(', ')}, which stay. They go first.`;
}

const pageLength = 100;
const goneSql = `select r.entity, r.record, r.dated, r.versions, encode(r.digest, 'hex') as digest from disposed_record r
  where r.disposal = $1::uuid and (r.entity collate "C", r.record) > ($2, $3::uuid) order by r.entity collate "C", r.record limit ${pageLength + 1}`;
const goneKindsSql = `select r.entity, count(*)::int as count from disposed_record r where r.disposal = $1::uuid group by r.entity order by 2 desc, 1`;

const nowhere = '00000000-0000-0000-0000-000000000000';
/** Where a page goes on: after this kind and id. */
function placeIn(after: string): readonly [entity: string, id: string] {
  const [entity, id] = [after.slice(0, -37), after.slice(-36)];
  return isId(id) ? [entity, id] : ['', nowhere];
}

type Shown = Pick<DisposalInFull, 'kinds' | 'listed' | 'next' | 'mark' | 'obstacle'>;

const nextAfter = (listed: readonly DisposedRecord[]): string | null => {
  const last = listed.length > pageLength ? listed[pageLength - 1] : undefined;
  return last ? keyOf(last.entity, last.record) : null;
};

/** Exactly what goes, or what went: kind by kind, and record by record a page at a time. */
export async function whatGoes(context: RecordContext, stored: StoredDisposal, after: string): Promise<Shown> {
  const { db } = context;
  if (stored.state === 'confirmed') {
    const listed = await db.query<DisposedRecord>(goneSql, [stored.id, ...placeIn(after)]);
    const kinds = await db.query<KindCount>(goneKindsSql, [stored.id]);
    return { kinds, listed: listed.slice(0, pageLength), next: nextAfter(listed), mark: null, obstacle: null };
  }
  if (stored.state !== 'waiting') return { kinds: [], listed: [], next: null, mark: null, obstacle: null };
  const found = await candidates(context, db, await scopeOf(context, db, stored));
  const listed = inOrder(found.records)
    .filter(({ entity, id }) => keyOf(entity, id) > after)
    .map(({ entity, id, dated, version }) => ({ entity, record: id, dated, versions: version, digest: null }));
  return {
    kinds: countKinds(found.records),
    listed: listed.slice(0, pageLength),
    next: nextAfter(listed),
    mark: markOf(found.records),
    obstacle: obstacleTo(context, found),
  };
}
