import { daysToReverse } from '#domain/residents/leaving/discharge-rules.ts';
import { discharge } from '#domain/residents/leaving/discharge.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useHouseClock } from '../kit/house/house-clock.ts';
import type { Stored } from '../kit/state/stored-record.ts';
import { movesFrom } from '../kit/access/record-rights.ts';
import { useActor } from '../kit/access/use-actor.ts';
import { ChecklistPanel } from './checklist-panel.tsx';
import { ReadmitDialog, ReverseDialog } from './leaving-dialogs.tsx';
import { LeavingFacts } from './leaving-facts.tsx';
import { isDeath } from './leaving-steps.ts';
import kit from '../kit/styles/kit.module.css';
import css from './discharge.module.css';

interface LeftProps {
  person: Stored<typeof resident>;
  leaving: Stored<typeof discharge>;
  onChanged(leaving: Stored<typeof discharge>): void;
  onBack(): void;
}

/** How someone left, what is still to be done for them, and the two ways back. */
export function HasLeft({ person, leaving, onChanged, onBack }: LeftProps) {
  const actor = useActor();
  const clock = useHouseClock();
  const [asking, setAsking] = useState<'reverse' | 'readmit' | null>(null);
  const left = leaving.completed_at ? daysToReverse(leaving.completed_at, clock.now(), clock.zone) : -1;
  const reverses = left >= 0 && movesFrom(discharge, leaving, actor).some(({ to }) => to === 'reversed');
  const readmits = movesFrom(resident, person, actor).some(({ to }) => to === 'current');
  const back = () => {
    setAsking(null);
    onBack();
  };
  return (
    <>
      <section className={css['panel']} data-card aria-label="How they left">
        <h2 className={kit['heading']}>{isDeath(leaving) ? 'The death' : 'How they left'}</h2>
        <LeavingFacts leaving={leaving} />
      </section>
      <ChecklistPanel leaving={leaving} onChanged={onChanged} />
      {(reverses || readmits) && (
        <section className={css['panel']} data-card aria-label="Ways back">
          <h2 className={kit['heading']}>{isDeath(leaving) ? 'If this was a mistake' : 'If they come back'}</h2>
          {reverses && (
            <p className={kit['reason']}>
              If it should not have been completed, it can be reversed {daysLeft(left)}: everything goes on as if they
              had stayed.
            </p>
          )}
          {readmits && (
            <p className={kit['reason']}>
              If they come to live here again, readmit them: a new stay begins, and their history goes on.
            </p>
          )}
          <div className={`${kit['buttons']} ${css['ways']}`}>
            {reverses && (
              <Button variant="default" onClick={() => setAsking('reverse')}>
                Reverse the discharge…
              </Button>
            )}
            {readmits && (
              <Button variant="default" onClick={() => setAsking('readmit')}>
                Readmit…
              </Button>
            )}
          </div>
        </section>
      )}
      {asking === 'reverse' && (
        <ReverseDialog person={person} leaving={leaving} onClose={() => setAsking(null)} onDone={back} />
      )}
      {asking === 'readmit' && <ReadmitDialog person={person} onClose={() => setAsking(null)} onDone={back} />}
    </>
  );
}

const daysLeft = (days: number): string => {
  if (days === 0) return 'today for the last time';
  return days === 1 ? 'until tomorrow' : `for another ${days} days`;
};
