import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Handover } from '#domain/handover/handover.ts';
import type { LateEntry } from '#domain/handover/lines/sheet.ts';
import { careEntries, entryInWords } from '#domain/residents/views/care-entries.ts';
import type { Actor } from '../../kit/access/actor.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { permissionOrNull, rowsSql } from '../../kit/access/permission.ts';
import { scopeSql } from '../../kit/access/scope.ts';
import { viewerOf } from '../../kit/access/viewer.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import { quoted } from '../../kit/schema/table.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';

const most = 200;

type LateEntryRow = Omit<LateEntry, 'words'> & { readonly content: RecordValues | null };

/** What came after it was composed: a new entry, or another word on one that its receivers have read. A sheet that goes on is neither. */
const cameLater = (entity: Entity): string =>
  `((t.created_at > :given_at::timestamptz and not t.is_deleted)${entity.states ? '' : ' or (t.created_at <= :given_at::timestamptz and t.updated_at > :given_at::timestamptz and t.updated_by is not null)'})`;

/** What leaves the lists when it is withdrawn is not read out here either: only that it was withdrawn is told. */
function contentSql({ leavesLists }: Entity, briefFields: readonly string[]): string {
  const content = `json_build_object(${briefFields.map((name) => `'${name}', t.${quoted(name)}`).join(', ')})`;
  return leavesLists ? `case when not t.is_deleted then ${content} end` : content;
}

const words = ({ kind, content }: LateEntryRow): string =>
  content
    ? entryInWords(kind, content)
    : (careEntries.find(({ entity }) => entity.name === kind)?.entity.labels.one ?? kind);

const how = `case when t.is_deleted then 'withdrawn' when t.created_at > :given_at::timestamptz then 'added' else 'corrected' end as how`;
const writtenAt = `case when t.created_at > :given_at::timestamptz then t.created_at else t.updated_at end as recorded_at`;
const writtenBy = `case when t.created_at > :given_at::timestamptz then t.recorded_by else t.updated_by end as recorded_by`;

/** What happened in the time of a handover and was written down, corrected or withdrawn after it was composed: its receivers cannot have read it there. */
export async function lateEntries(
  context: RecordContext,
  actor: Actor,
  { covers_from, given_at, received_at, home }: Handover,
): Promise<readonly LateEntry[]> {
  if (!covers_from || !given_at) return [];
  const each = careEntries.flatMap(({ entity, briefFields }) => {
    const permission = permissionOrNull(actor, 'view', entity);
    if (!permission) return [];
    const seniorsOnly = 'visibility' in entity.fields ? ` and t.visibility = 'team'` : '';
    return [
      `(select '${entity.name}' as kind, t.id, t.resident, t.occurred_at, ${how}, ${writtenAt}, ${writtenBy}, ${contentSql(entity, briefFields)} as content from ${quoted(entity.name)} t
      where t.home = :home::uuid and ${scopeSql(entity)} and ${rowsSql(entity, permission)}
        and t.occurred_at >= :covers_from::timestamptz and t.occurred_at <= :covers_to::timestamptz and ${cameLater(entity)}${seniorsOnly})`,
    ];
  });
  if (each.length === 0) return [];
  const text = `select coalesce(json_agg(row_to_json(w)), '[]') as rows from (
    select e.kind, e.id, e.how, e.resident, coalesce(nullif(${personNameSql('p')}, ''), 'The house') as name, e.occurred_at, e.recorded_at, ${personNameSql('s')} as by, e.content
    from (${each.join(' union all ')}) e left join resident p on p.id = e.resident left join staff s on s.id = e.recorded_by order by e.recorded_at, e.id limit ${most}) w`;
  const [found] = await new NamedStatement(text).run<{ rows: readonly LateEntryRow[] }>(context.db, {
    home,
    viewer: viewerOf(actor, context.now()),
    covers_from,
    covers_to: received_at ?? given_at,
    given_at,
  });
  return (found?.rows ?? []).map(({ content, ...entry }) => ({ ...entry, words: words({ ...entry, content }) }));
}
