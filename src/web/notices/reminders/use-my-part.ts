import { home as homeEntity } from '#domain/homes/home.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { addDays, localDay, type Moment } from '#domain/kit/time/time.ts';
import { partOnShift } from '#domain/rota/on-shift.ts';
import { rota } from '#domain/rota/rota.ts';
import { mayLead } from '#domain/staff/person/may-lead.ts';
import { useMemo } from 'react';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import type { Listed } from '../../kit/state/stored-record.ts';
import { maySee, useRights } from '../../kit/access/rights.ts';
import { useAuth, useChosenHome } from '../../kit/state/store.ts';
import { listOf } from '../../kit/api/shapes.ts';
import { useLiveAnswer, type LiveAnswer } from '../../kit/data/use-live-answer.ts';
import { listPath } from '../../kit/data/use-records.ts';
import type { MyPart } from './is-mine.ts';

const isShifts = listOf<Listed<typeof rota>>('staff', 'start_at', 'end_at');

/** What the signed-in person is in the house now. Where nobody is at work, or nobody leads, it is the manager's; without the rota nobody can tell who leads. */
export function useMyPart(home: string, now: Moment): MyPart & Pick<LiveAnswer<unknown>, 'state' | 'reload'> {
  const { user } = useAuth();
  const me = user?.id ?? null;
  const { zone } = useHouseClock();
  const rights = useRights();
  const manages = may(rights, 'change', homeEntity.name);
  const { residents } = useChosenHome();
  const today = localDay(now, zone);
  const { body, state, reload } = useLiveAnswer(
    listPath(rota, { home, date_from: addDays(today, -1), date_to: today, limit: '200' }),
    { is: isShifts, of: [rota.name], home },
  );
  const own = {
    id: me,
    may_lead: user !== null && mayLead({ role: user.role, may_lead_shift: user.may_lead_shift }),
  };
  const part = body && partOnShift(own, body, now);
  const keyWorkerOf = useMemo(
    () =>
      new Set(
        residents.filter((person) => person.key_worker === me || person.co_key_worker === me).map(({ id }) => id),
      ),
    [residents, me],
  );
  const isAtWork = part !== null && (part.isAtWork || (part.isEmpty && manages));
  const leads = part !== null && (part.leads || (part.isLeaderless && manages));
  return { me, isAtWork, leads, manages, keyWorkerOf, state: maySee(rights, rota.name) ? state : 'loaded', reload };
}
