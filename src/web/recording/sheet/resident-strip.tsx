import { Button } from '@mantine/core';
import type { resident } from '#domain/residents/person/resident.ts';
import { safetyFacts, type SafetyFields, type SafetyTopic } from '#domain/residents/person/safety-facts.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { Flag, Flags } from '../../kit/ui/flags.tsx';
import { dayInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import type { Listed } from '../../kit/state/stored-record.ts';
import { PersonTag } from '../../kit/person/person-tag.tsx';
import { NameAlike } from '../../records/resident/name-alike.tsx';
import type { Facts } from './use-facts.ts';
import { StaleNote } from '../../kit/ui/messages/stale-note.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './resident-strip.module.css';

interface StripProps {
  person: Listed<typeof resident>;
  facts: Facts;
  /** Without it the person was named, and is changed where they were named. */
  onChange?: () => void;
}

/** What can harm with the very next cup stays in view; the rest is one tap away. */
const atTheCup: readonly SafetyTopic[] = ['allergy', 'thickness', 'swallowing', 'fluid_limit'];
const isLoud = ({ tone, topic }: { tone: string; topic: SafetyTopic }) => tone === 'danger' || atTheCup.includes(topic);

function SafetyFacts({ person }: { person: SafetyFields }) {
  const today = useHouseClock().today();
  const [isOpen, setIsOpen] = useState(false);
  const all = safetyFacts(person, today).map(({ tone, topic, words, until }) => ({
    tone,
    topic,
    words: until ? `${words} until ${dayInWords(until)}` : words,
  }));
  const loud = all.filter(isLoud);
  const more = all.length - loud.length;
  return (
    <div className={kit['row']}>
      <Flags label="Safety" flags={isOpen ? all : loud} />
      {!isOpen && more > 0 && (
        <button
          type="button"
          className={css['more']}
          aria-label={`${more} more alerts`}
          onClick={() => setIsOpen(true)}
        >
          <Flag tone="watch">+{more}</Flag>
        </button>
      )}
    </div>
  );
}

const Waiting = () => (
  <p className={css['waiting']} aria-busy="true">
    Looking up allergies and thickness…
  </p>
);

const Unknown = ({ onAgain }: { onAgain(): void }) => (
  <p className={css['unknown']} role="alert">
    <IconAlertTriangle size={20} stroke={1.75} aria-hidden /> Allergies and thickness could not be loaded.{' '}
    <button type="button" className={kit['word']} onClick={onAgain}>
      Try again
    </button>
  </p>
);

/** Never silent about safety: what is known, that it is being fetched, or that it could not be. */
function Safety({ person, facts }: Omit<StripProps, 'onChange'>) {
  if (facts.summary)
    return (
      <>
        <StaleNote {...facts} />
        <SafetyFacts person={{ ...person, ...facts.summary.resident }} />
      </>
    );
  return (
    <div className={css['coming']}>
      {/* As high as what will most likely come in its place: what stands below must not move under a finger. */}
      {facts.before && (
        <div className={css['room']} aria-hidden>
          <SafetyFacts person={{ ...person, ...facts.before }} />
        </div>
      )}
      {facts.state === 'loading' ? <Waiting /> : <Unknown onAgain={facts.reload} />}
    </div>
  );
}

/** Whom everything below is about, in view from the first tap to Save. */
export function ResidentStrip({ person, facts, onChange }: StripProps) {
  return (
    <section className={css['strip']} aria-label="Resident">
      <div className={css['who']}>
        <PersonTag person={{ ...person, ...facts.summary?.resident }} />
        {onChange && (
          <Button variant="default" onClick={onChange}>
            Change
          </Button>
        )}
      </div>
      <Safety person={person} facts={facts} />
      <NameAlike person={person} />
    </section>
  );
}
