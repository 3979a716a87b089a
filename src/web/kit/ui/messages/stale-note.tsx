import { localTime, type Moment } from '#domain/kit/time/time.ts';
import { Button } from '@mantine/core';
import { useHouseClock } from '../../house/house-clock.ts';
import { t } from '../../state/words.ts';
import css from './stale-note.module.css';

interface StaleProps {
  state: string;
  at: Moment | null;
  reload?: (() => void) | undefined;
}

/** Whether what is shown is from before: it was read once, and could not be read anew. */
export const isFromBefore = ({ state, at }: Omit<StaleProps, 'reload'>): boolean =>
  state === 'stale' || (state === 'failed' && at !== null);

/** Above what could not be read anew: from when it is. */
export function StaleNote({ state, at, reload }: StaleProps) {
  const { zone } = useHouseClock();
  if (!isFromBefore({ state, at })) return null;
  return (
    <p role="alert" className={css['stale']}>
      Could not load anew. This is from {at ? localTime(at, zone) : 'the last time'}.{' '}
      {reload && (
        <Button variant="subtle" onClick={reload}>
          {t('again')}
        </Button>
      )}
    </p>
  );
}
