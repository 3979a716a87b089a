import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { resident } from '#domain/residents/person/resident.ts';
import type { Found, FoundResident } from '#domain/search/found.ts';
import { foundTitle } from '#domain/search/found.ts';
import { excerptOf } from '#domain/search/excerpt.ts';
import { fieldsWithin, permissionOrNull } from '../kit/access/permission.ts';
import { quoted } from '../kit/schema/table.ts';
import { noValues, runFor, type Asking, type OpenKind, type StatementValues } from './asking.ts';
import { answers, hitsSql, type Wanted } from './found-sql.ts';
import { hasPersonName, personNameFields } from '#domain/kit/people/person-name.ts';
import { personNameSql } from '../kit/schema/person-name-sql.ts';

interface FoundRow {
  readonly kind: string;
  readonly id: string;
  readonly home: string | null;
  readonly at: string | null;
  readonly by: string | null;
  readonly content: RecordValues;
  readonly resident: FoundResident | null;
}

/** A resident's face, room and birthday are told to whoever may see the resident. */
function residentSql({ actor }: Asking, { one: { entity } }: OpenKind): string {
  const column = entity.resides ? 't.id' : 'resident' in entity.fields ? 't.resident' : null;
  if (!column) return 'null';
  const permission = permissionOrNull(actor, 'view', resident);
  const within = permission && fieldsWithin(permission);
  const seen = (name: string) => `'${name}', ${permission && (!within || within.has(name)) ? `r.${name}` : 'null'}`;
  return `(select json_build_object('id', r.id, 'name', ${personNameSql('r')}, 'has_left', r.is_discharged_status, ${['room', 'photo', 'date_of_birth'].map(seen).join(', ')}) from resident r where r.id = ${column})`;
}

function kindSql(kind: OpenKind, asking: Asking, wanted: Wanted, values: StatementValues): string {
  const { entity, texts, dated, by } = kind.one;
  const named = hasPersonName(entity) ? personNameFields : entity.title;
  const contentFields = [...new Set([...named, ...texts])].filter(
    (name) => entity.fields[name] && !entity.fields[name].restricted,
  );
  const at = dated ? `to_json(t.${quoted(dated)}) #>> '{}'` : 'null';
  const author = by ? `(select ${personNameSql('s')} from staff s where s.id = t.${quoted(by)})` : 'null';
  return `(select '${entity.name}' as kind, t.id, ${'home' in entity.fields ? 't.home' : 'null::uuid'} as home, ${at} as at, ${author} as by,
      json_build_object(${contentFields.map((name) => `'${name}', t.${quoted(name)}`).join(', ')}) as content, ${residentSql(asking, kind)} as resident
    from (${hitsSql(kind, asking, wanted, values)}) h join ${quoted(entity.name)} t on t.id = h.id order by h.near desc, h.at desc nulls last, h.id desc)`;
}

function asFound(
  { kind, id, home, at, by, content, resident: person }: FoundRow,
  { one: { entity, texts } }: OpenKind,
  begins: readonly string[],
): Found {
  const text = texts
    .filter((name) => entity.fields[name]?.kind === 'longText')
    .map((name) => content[name])
    .filter(Boolean)
    .join(' · ');
  return {
    kind,
    id,
    home,
    title: foundTitle(entity, content),
    excerpt: text ? excerptOf(text, begins) : null,
    at,
    by,
    resident: person,
  };
}

export interface Looked {
  readonly found: readonly Found[];
  readonly more: readonly string[];
}

/** All kinds in one statement, each with its nearest and newest. */
export async function lookUp(
  asking: Asking,
  kinds: readonly OpenKind[],
  wanted: Wanted,
  begins: readonly string[],
): Promise<Looked> {
  const able = kinds.filter((kind) => answers(kind, wanted, asking.query.days));
  if (able.length === 0 || asking.homes.length === 0) return { found: [], more: [] };
  const values = noValues();
  const each = able.map((kind) => kindSql(kind, asking, wanted, values));
  const rows = await runFor<FoundRow>(asking, each.join('\nunion all\n'), values);
  const ofKind = able.map((kind) => ({ kind, rows: rows.filter((row) => row.kind === kind.one.entity.name) }));
  return {
    found: ofKind.flatMap(({ kind, rows: hits }) =>
      hits.slice(0, wanted.limit).map((row) => asFound(row, kind, begins)),
    ),
    more: ofKind.filter(({ rows: hits }) => hits.length > wanted.limit).map(({ kind }) => kind.one.entity.name),
  };
}
