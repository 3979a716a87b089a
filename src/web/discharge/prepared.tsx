import { stillOpenMadeOf, type StillOpen } from '#domain/residents/leaving/discharge-open.ts';
import { checklistToDo } from '#domain/residents/leaving/discharge-checklist.ts';
import { discharge } from '#domain/residents/leaving/discharge.ts';
import type { resident } from '#domain/residents/person/resident.ts';
import { whoCan } from '#domain/kit/people/who-can.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { objectWith } from '../kit/api/shapes.ts';
import { useLiveAnswer } from '../kit/data/use-live-answer.ts';
import { AskingDialog } from '../kit/form/asking/asking-dialog.tsx';
import { makeMove } from '../kit/saving/change-record.ts';
import type { Stored } from '../kit/state/stored-record.ts';
import { mayChange, movesFrom } from '../kit/access/record-rights.ts';
import { useActor } from '../kit/access/use-actor.ts';
import { useReader } from '../kit/access/use-reader.ts';
import { ChecklistPanel } from './checklist-panel.tsx';
import { CompleteDialog } from './leaving-dialogs.tsx';
import { LeavingFacts } from './leaving-facts.tsx';
import { isDeath } from './leaving-steps.ts';
import { StillOpenPanel } from './still-open-panel.tsx';
import kit from '../kit/styles/kit.module.css';
import css from './discharge.module.css';

const isStillOpen = objectWith<StillOpen>('scheduled');

/** What is still open for somebody who is about to leave. */
export const useStillOpen = (person: string) =>
  useLiveAnswer(`/api/resident/${person}/leaving/`, { is: isStillOpen, of: stillOpenMadeOf, resident: person });

interface PreparedProps {
  person: Stored<typeof resident>;
  leaving: Stored<typeof discharge>;
  editPath: string;
  onChanged(leaving: Stored<typeof discharge>): void;
  onCompleted(leaving: Stored<typeof discharge>): void;
}

/** An open discharge: what is decided, what is ticked off, what still stands open, and the one act that closes it. */
export function Prepared({ person, leaving, editPath, onChanged, onCompleted }: PreparedProps) {
  const actor = useActor();
  const reader = useReader();
  const [asking, setAsking] = useState<'complete' | 'begin' | null>(null);
  const open = useStillOpen(person.id);
  const ways = movesFrom(discharge, leaving, actor);
  const begins = ways.find(({ to }) => to === 'in_progress');
  const completes = ways.some(({ to }) => to === 'completed');
  const close = () => setAsking(null);
  return (
    <>
      <section className={css['panel']} data-card aria-label="What is decided">
        <h2 className={kit['heading']}>{isDeath(leaving) ? 'The death' : 'What is decided'}</h2>
        <LeavingFacts leaving={leaving} />
        <div className={`${kit['buttons']} ${css['ways']}`}>
          {mayChange(discharge, leaving, actor) && (
            <Button variant="default" component={Link} to={editPath}>
              Go on preparing
            </Button>
          )}
          {begins && !completes && (
            <Button variant="default" onClick={() => setAsking('begin')}>
              Hand it over…
            </Button>
          )}
        </div>
      </section>
      <StillOpenPanel person={person.id} open={open} />
      <ChecklistPanel leaving={leaving} onChanged={onChanged} />
      <section className={css['panel']} data-card aria-label="Completing">
        <h2 className={kit['heading']}>{isDeath(leaving) ? 'Closing the record' : 'Completing the discharge'}</h2>
        <p className={kit['reason']}>
          {readiness(checklistToDo(leaving).length)}{' '}
          {completes ? 'Completing it closes the record.' : whoCan(discharge.access, 'complete', reader, 'complete it')}
        </p>
        {completes && (
          <div className={`${kit['buttons']} ${css['ways']}`}>
            <Button color="red" onClick={() => setAsking('complete')}>
              {isDeath(leaving) ? 'Close the record…' : 'Complete the discharge…'}
            </Button>
          </div>
        )}
      </section>
      {asking === 'complete' && (
        <CompleteDialog
          person={person}
          leaving={leaving}
          onClose={close}
          onDone={(done) => {
            close();
            onCompleted(done);
          }}
        />
      )}
      {asking === 'begin' && begins && (
        <AskingDialog
          title="Hand it over?"
          verb="Hand it over"
          fields={{}}
          onClose={close}
          act={() => makeMove(discharge, leaving, begins, {})}
          onDone={(done) => {
            close();
            onChanged(done);
          }}
        >
          <p>
            From then on others go on with it, and you can read it.{' '}
            {whoCan(discharge.access, 'complete', reader, 'complete it')}
          </p>
        </AskingDialog>
      )}
    </>
  );
}

const readiness = (toDo: number): string => {
  if (toDo === 0) return 'The checklist is done.';
  return toDo === 1
    ? 'One point of the checklist is still to do; it can also be done afterwards.'
    : `${toDo} points of the checklist are still to do; they can also be done afterwards.`;
};
