import { livingStates } from '#domain/residents/person/resident-placement.ts';
import { sqlIn } from './sql-in.ts';

/** Lives in a house, were they in hospital or away at the moment, as a condition on a row of residents. */
export const lives = (row: string): string => `not ${row}.is_deleted and ${sqlIn(`${row}.status`, livingStates)}`;

/** Who lives in one house, as a condition on `p`; `home` is the house's placeholder or column. */
export const livingIn = (home: string): string => `p.home = ${home} and ${lives('p')}`;

/** How many live in a house and when the next is to move in, as JSON; `home` is the house's placeholder or column. */
export const livedInSql = (home: string): string =>
  `json_build_object('residents', (select count(*)::int from resident p where ${livingIn(home)}),
    'first_comes_on', (select min(p.admission_date)::text from resident p where p.home = ${home} and not p.is_deleted and p.status = 'pre_admission'))`;
