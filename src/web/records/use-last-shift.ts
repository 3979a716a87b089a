import { addDays, localDay, type Moment } from '#domain/kit/time/time.ts';
import { lastShiftEnd } from '#domain/rota/on-shift.ts';
import { rota, type Rota } from '#domain/rota/rota.ts';
import { useHouseClock } from '../kit/house/house-clock.ts';
import type { StoredRecord } from '../kit/state/stored-record.ts';
import { useAuth } from '../kit/state/store.ts';
import { listOf } from '../kit/api/shapes.ts';
import { useLiveAnswer } from '../kit/data/use-live-answer.ts';
import { listPath } from '../kit/data/use-records.ts';

/** Whoever was away for longer reads the handovers, not a list. */
const daysBack = 28;

const isShifts = listOf<StoredRecord & Rota>('staff', 'start_at', 'end_at');

/** When the signed-in person's last shift ended, by the rota. */
export function useLastShift(now: Moment): { end: Moment | null; isLoading: boolean } {
  const { zone } = useHouseClock();
  const { user } = useAuth();
  const own = useLiveAnswer(
    listPath(rota, { staff: user?.id, date_from: addDays(localDay(now, zone), -daysBack), limit: '200' }),
    { is: isShifts, of: [rota.name] },
  );
  return { end: lastShiftEnd(own.body ?? [], now), isLoading: own.state === 'loading' };
}
