import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import type { Draft } from './drafts.ts';
import { dayInWords, useHouseClock } from '../house/house-clock.ts';
import { wallClock } from '#domain/kit/time/time.ts';
import form from '../styles/form.module.css';

interface BannerProps {
  draft: { restored: Draft | null; offered: Draft | null; use(draft: Draft): void };
  onAfresh(): void;
}

/** Says that what stands in the form was typed earlier. */
export function DraftBanner({ draft: { restored, offered, use }, onAfresh }: BannerProps) {
  const clock = useHouseClock();
  const draft = restored ?? offered;
  if (!draft) return null;
  const when = draft.saved_at ? wallClock(draft.saved_at, clock.zone) : null;
  const from = when ? ` from ${when.day === clock.today() ? '' : `${dayInWords(when.day)}, `}${when.time}` : '';
  return (
    <output className={form['banner']}>
      <IconHistory size={22} stroke={1.75} aria-hidden />
      <span>{restored ? `Draft${from} restored` : `There is a draft${from}`}</span>
      {restored ? (
        <Button variant="subtle" onClick={onAfresh}>
          Start afresh
        </Button>
      ) : (
        <Button variant="subtle" onClick={() => use(draft)}>
          Use the draft
        </Button>
      )}
    </output>
  );
}
