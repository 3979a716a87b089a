import type { HistoryHead } from '#domain/staff/history/seal-state.ts';
import { objectWith } from '../kit/api/shapes.ts';
import { useLiveAnswer } from '../kit/data/use-live-answer.ts';
import { momentInWords, useHouseClock } from '../kit/house/house-clock.ts';

const isHead = objectWith<HistoryHead>('head', 'sealed_at');

/** On paper that people sign: what the history had come to, so that nobody can rewrite it later without the sheet saying so. */
export function SealedUntil() {
  const { zone } = useHouseClock();
  const { body } = useLiveAnswer('/api/userHistory/head/', { is: isHead, of: [] });
  if (!body?.head || !body.sealed_at) return null;
  return (
    <p className="print-only">
      History sealed until {momentInWords(body.sealed_at, zone)}: <strong>{body.head}</strong>
    </p>
  );
}
