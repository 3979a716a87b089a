import { home as homeEntity } from '#domain/homes/home.ts';
import { addDays, compareMoments, localDay, type Moment } from '#domain/kit/time.ts';
import { rota, type Rota } from '#domain/rota/rota.ts';
import { isWork } from '#domain/rota/standing-shift.ts';
import { useMemo } from 'react';
import { useHouseClock } from '../kit/house-clock.ts';
import type { Kept } from '../kit/kept.ts';
import { useMay } from '../kit/rights.ts';
import { useAuth, useChosenHome } from '../kit/store.ts';
import { useAnswer } from '../kit/use-answer.ts';
import { listPath } from '../kit/use-records.ts';
import type { MyPart } from './is-mine.ts';

const isNow = ({ start_at, end_at }: Rota, now: Moment): boolean => compareMoments(start_at, now) <= 0 && compareMoments(now, end_at) < 0;

/** What the signed-in person is in the house now. Where the rota names no lead, everyone on shift is. */
export function useMyPart(home: string, now: Moment): MyPart {
  const me = useAuth().user?.id ?? null;
  const { zone } = useHouseClock();
  const manages = useMay()('change', homeEntity.name);
  const { residents } = useChosenHome();
  const today = localDay(now, zone);
  const { body } = useAnswer<readonly (Kept & Rota)[]>(listPath(rota, { home, role_on_shift: 'shift_lead', date_from: addDays(today, -1), date_to: today, limit: '200' }));
  const leading = (body ?? []).filter((shift) => isWork(shift) && isNow(shift, now));
  const keyWorkerOf = useMemo(() => new Set(residents.filter((person) => person['key_worker'] === me || person['co_key_worker'] === me).map(({ id }) => id)), [residents, me]);
  return { me, leads: body !== null && (leading.length === 0 || leading.some(({ staff }) => staff === me)), manages, keyWorkerOf };
}
