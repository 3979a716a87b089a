import { witnessing } from '#domain/staff/person/signatures.ts';
import { holdsSql, isAgencySql } from '../kit/access/held-rights.ts';
import type { ListContext } from '../kit/context/record-context.ts';
import type { Condition } from '../kit/schema/list-query.ts';

const askedHome = `h.id = any(t.homes) and (q.v[2] is null or h.id = q.v[2]::uuid)`;
const agencyWitnesses = `exists (select 1 from home h where ${askedHome} and (h.settings ->> 'agency_may_witness_money')::boolean)`;
/** One value carries the right and the house that was asked for. */
const holding = (hasRight: string): string =>
  `t.is_active and exists (select 1 from (select ?::text[] as v) q where ${hasRight})`;
const byGroup = holdsSql('t', 'q.v[1]');
const holds = holding(byGroup);
const witnesses = holding(`case when ${isAgencySql('t')} then ${agencyWitnesses} else ${byGroup} end`);

/** Those of a list of staff who may sign what is asked about; who may not is refused when they are named. */
export function whoSigns({ asked }: Pick<ListContext, 'asked'>): readonly Condition[] {
  const { holds: right, home } = asked;
  if (typeof right !== 'string' || right === '') return [];
  const isWitnessing = witnessing.some((one) => one === right);
  return [{ sql: isWitnessing ? witnesses : holds, value: [right, typeof home === 'string' && home ? home : null] }];
}
