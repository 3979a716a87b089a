import { localTime, type Moment } from '#domain/kit/time/time.ts';
import { Button } from '@mantine/core';
import { useHouseClock } from '../../house/house-clock.ts';
import { t } from '../../state/words.ts';
import css from './stale-note.module.css';

interface StaleProps {
  isStale: boolean;
  at: Moment | null;
  reload(): void;
}

/** Above what could not be read anew: from when it is. */
export function StaleNote({ isStale, at, reload }: StaleProps) {
  const { zone } = useHouseClock();
  if (!isStale) return null;
  return (
    <p role="alert" className={css['stale']}>
      Could not load anew. This is from {at ? localTime(at, zone) : 'the last time'}.{' '}
      <Button variant="subtle" onClick={reload}>
        {t('again')}
      </Button>
    </p>
  );
}
