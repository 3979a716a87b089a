import { home as homeEntity } from '#domain/homes/home.ts';
import { may } from '#domain/kit/permissions.ts';
import { addDays, localDay, type Moment } from '#domain/kit/time.ts';
import { leadsAt } from '#domain/rota/on-shift.ts';
import { rota, type Rota } from '#domain/rota/rota.ts';
import { useMemo } from 'react';
import { useHouseClock } from '../kit/house-clock.ts';
import type { Kept } from '../kit/kept.ts';
import { maySee, useRights } from '../kit/rights.ts';
import { useAuth, useChosenHome } from '../kit/store.ts';
import { useAnswer, type Asked } from '../kit/use-answer.ts';
import { listPath } from '../kit/use-records.ts';
import type { MyPart } from './is-mine.ts';

/** What the signed-in person is in the house now. Where nobody is at work, what a lead would do is the manager's; without the rota nobody can tell who leads. */
export function useMyPart(home: string, now: Moment): MyPart & Pick<Asked<unknown>, 'state' | 'reload'> {
  const me = useAuth().user?.id ?? null;
  const { zone } = useHouseClock();
  const rights = useRights();
  const manages = may(rights, 'change', homeEntity.name);
  const { residents } = useChosenHome();
  const today = localDay(now, zone);
  const { body, state, reload } = useAnswer<readonly (Kept & Rota)[]>(listPath(rota, { home, date_from: addDays(today, -1), date_to: today, limit: '200' }));
  const leads = body && leadsAt(body, now);
  const keyWorkerOf = useMemo(() => new Set(residents.filter((person) => person['key_worker'] === me || person['co_key_worker'] === me).map(({ id }) => id)), [residents, me]);
  return { me, leads: leads?.length === 0 ? manages : leads?.some((one) => one === me) === true, manages, keyWorkerOf, state: maySee(rights, rota.name) ? state : 'loaded', reload };
}
