import type { SheetPerson } from '#domain/handover/lines/sheet.ts';
import { personNameFields } from '#domain/kit/people/person-name.ts';
import { safetyFields, safetyFacts, type SafetyFields } from '#domain/residents/person/safety-facts.ts';
import { resident } from '#domain/residents/person/resident.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import { earlier } from './earlier-sql.ts';

export interface MaterialPerson extends SheetPerson, SafetyFields {
  readonly diagnoses: readonly string[] | null;
}

/** All that can harm somebody, a day as it is written. */
export const safetyColumns = safetyFields
  .map((name) => `${name}${resident.fields[name]?.kind === 'date' ? '::text' : ''}`)
  .join(', ');

const columns = `id, ${personNameFields.join(', ')}, room, photo, status, expected_return_date::text, diagnoses, ${safetyColumns}`;

const asTheyWere = new NamedStatement(
  `select ${columns} from (select p.* from resident t ${earlier(resident, 't.id', { since: ':at', now: `'infinity'` })} cross join lateral jsonb_populate_record(t, coalesce(v.body, '{}')) p where t.id = any(:ids::uuid[])) p`,
);

/** The residents of a handover by their ids: as they are, or as they were when it was given. */
export async function peopleOf(
  db: Db,
  ids: readonly string[],
  at: string | null = null,
): Promise<ReadonlyMap<string, MaterialPerson>> {
  const rows = await asTheyWere.run<MaterialPerson>(db, { ids, at });
  return new Map(rows.map((person) => [person.id, person]));
}

/** What stands behind a resident's day: what they live with, and what can harm them. */
export const backgroundOf = (person: MaterialPerson, today: string): readonly string[] => [
  ...(person.diagnoses ?? []),
  ...safetyFacts(person, today).map(({ words }) => words),
];
