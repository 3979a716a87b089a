import { addHours, type Moment } from '#domain/kit/time/time.ts';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { useLastShift } from '../../records/use-last-shift.ts';
import { RecentRecords } from './recent-records.tsx';

const hoursWithoutShift = 24;

/** What the person has missed. Without a shift on the rota to go by, the last day. */
export function SinceLastShift({ home, now }: { home: string; now: Moment }) {
  const { zone } = useHouseClock();
  const { end, isLoading } = useLastShift(now);
  if (isLoading) return <Panel title="Since your last shift" state="loading" rows={1} />;
  // The hour, so that the question stays the same from minute to minute.
  const since = end ?? addHours(`${now.slice(0, 13)}:00:00.000Z`, -hoursWithoutShift);
  return (
    <RecentRecords
      home={home}
      since={since}
      title={end ? 'Since your last shift' : 'In the last 24 hours'}
      line={end && `Since ${momentInWords(end, zone)}`}
    />
  );
}
