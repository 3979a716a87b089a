import type { Audience } from '#domain/alerts/alert-rule.ts';
import type { Db } from '../kit/database.ts';
import { onDutyAt } from './on-duty.ts';

/** Who is who in a house at this hour. $1 home · $2 now */
const text = `with duty as (${onDutyAt('$2')}),
    house as (select unnest(array[h.registered_manager, h.deputy_manager]) as manager from home h where h.id = $1::uuid),
    active as (select s.id, s.role, s.homes, s.is_superuser from staff s where s.is_active and not s.is_deleted)
  select array(select distinct staff from duty where not is_on_call) as team, array(select distinct staff from duty where not is_on_call and role_on_shift = 'shift_lead') as lead,
    array(select distinct staff from duty where is_on_call) as on_call, array(select manager from house where manager is not null) as manager,
    array(select id from active where role = 'maintenance' and $1::uuid = any(homes)) as maintenance, array(select id from active where is_superuser) as superuser`;

const keyWorkers = `select p.id as resident, array_remove(array[p.key_worker, p.co_key_worker], null) as staff from resident p where p.id = any($1::uuid[])`;

type People = Readonly<Record<Exclude<Audience, 'key_worker' | 'owner'>, readonly string[]>>;

export interface Concerned {
  readonly resident: string | null;
  readonly owner?: string | undefined;
}

/** Finds the people behind an audience. Where a house has none of a kind, the alert goes one step up, never nowhere. */
export async function peopleOf(db: Db, home: string, now: string, residents: readonly string[]): Promise<(to: readonly Audience[], about: Concerned) => readonly string[]> {
  const [here] = await db.query<People & Record<string, unknown>>(text, [home, now]);
  const own = await db.query<{ resident: string; staff: string[] }>(keyWorkers, [residents]);
  const workers = new Map(own.map(({ resident, staff }) => [resident, staff]));
  const firstOf = (...groups: readonly (readonly string[] | undefined)[]): readonly string[] => groups.find((group) => group && group.length > 0) ?? [];
  const find = (audience: Audience, { resident, owner }: Concerned): readonly string[] => {
    switch (audience) {
      case 'team': return firstOf(here?.team, here?.manager);
      case 'lead': return firstOf(here?.lead, here?.team, here?.manager);
      case 'key_worker': return firstOf(resident ? workers.get(resident) : [], here?.lead, here?.manager);
      case 'manager': return firstOf(here?.manager, here?.superuser);
      case 'on_call': return firstOf(here?.on_call, here?.manager, here?.superuser);
      case 'maintenance': return firstOf(here?.maintenance, here?.manager);
      case 'superuser': return here?.superuser ?? [];
      case 'owner': return owner ? [owner] : firstOf(here?.lead, here?.manager);
    }
  };
  return (to, about) => [...new Set(to.flatMap((audience) => find(audience, about)))];
}
