import { Button } from '@mantine/core';
import { residentAlerts, type Alerted } from '#domain/residents/resident-alerts.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Flags } from '../kit/flags.tsx';
import { dayInWords, useHouseClock } from '../kit/house-clock.ts';
import type { Kept } from '../kit/kept.ts';
import { PersonTag } from '../kit/person-tag.tsx';
import { NameAlike } from '../residents/name-alike.tsx';
import type { Facts } from './use-facts.ts';
import css from './recording.module.css';

interface StripProps {
  person: Kept;
  facts: Facts;
  /** Without it the person was named, and is changed where they were named. */
  onChange?: () => void;
}

/** Never silent about safety: what is known, that it is being fetched, or that it could not be. */
function Safety({ person, facts }: Omit<StripProps, 'onChange'>) {
  const today = useHouseClock().today();
  if (facts.state === 'loading') return <p className={css['waiting']} aria-busy="true">Looking up allergies and thickness…</p>;
  if (facts.state === 'failed') return <p className={css['unknown']} role="alert"><IconAlertTriangle size={20} stroke={1.75} aria-hidden /> Allergies and thickness could not be loaded. <button type="button" onClick={facts.reload}>Try again</button></p>;
  const alerts = residentAlerts({ ...person, ...facts.summary?.resident } as Kept & Alerted, today);
  return <Flags label="Safety" flags={alerts.map(({ tone, words, until }) => ({ tone, words: until ? `${words} until ${dayInWords(until)}` : words }))} />;
}

/** Whom everything below is about, in view from the first tap to Save. */
export function ResidentStrip({ person, facts, onChange }: StripProps) {
  return (
    <section className={css['strip']} aria-label="Resident">
      <div className={css['who']}>
        <PersonTag person={{ ...person, ...facts.summary?.resident }} />
        {onChange && <Button variant="default" onClick={onChange}>Change</Button>}
      </div>
      <Safety person={person} facts={facts} />
      <NameAlike person={person} />
    </section>
  );
}
