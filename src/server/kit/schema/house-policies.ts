import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { hasTable, quoted } from './table.ts';

/**
 * The second wall around a house: PostgreSQL itself refuses to write a row outside the houses that the work at hand has
 * declared (`house-scope.ts`), whatever its statement says. The functions are made by a migration.
 */

const everywhere = 'reaches_all_houses()';
/** Looked for as text: taking the declared houses apart was half of what the wall cost a save. */
const within = (house: string): string => `house_in_reach(${house})`;
// The cast makes it a value: without it PostgreSQL takes it for a list of rows.
const houses = '(select houses_in_reach())::uuid[]';

/** What a moved resident brought along is written on by the new house, and keeps the house it was made in. */
const ofHouse = ({ fields }: Entity): string =>
  [within('home'), ...('resident' in fields ? ['resident_in_reach(resident)'] : [])].join(' or ');

/** Which rows the declared houses reach; null where a kind of record belongs to no house. */
function reachSql(entity: Entity): string | null {
  switch (entity.belongsTo) {
    case 'provider':
      return null;
    case 'itself':
      return within('id');
    case 'homes':
      return `homes && ${houses}`;
    case 'home':
    case 'resident':
      return ofHouse(entity);
  }
}

/** A house that is about to be opened is in nobody's reach yet; whoever may open one works in another. */
const checkSql = ({ belongsTo }: Entity): string =>
  belongsTo === 'itself' ? ` with check (${everywhere} or cardinality(${houses}) > 0)` : '';

/** Reading is left to the statements: a policy on it keeps PostgreSQL from the indexes that searching runs on. */
export function createPolicies(entity: Entity): readonly string[] {
  const reach = hasTable(entity) ? reachSql(entity) : null;
  if (reach === null) return [];
  const table = quoted(entity.name);
  return [
    `alter table ${table} enable row level security;`,
    `create policy read on ${table} for select using (true);`,
    `create policy write_within_houses on ${table} using (${everywhere} or ${reach})${checkSql(entity)};`,
  ];
}
