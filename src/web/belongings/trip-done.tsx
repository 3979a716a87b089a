import type { resident } from '#domain/residents/person/resident.ts';
import { Button } from '@mantine/core';
import { IconAlertOctagon, IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Listed } from '../kit/state/stored-record.ts';
import { PrintButton } from '../kit/page/print/print-button.tsx';
import { personName } from '#domain/kit/people/person-name.ts';
import { useEntityPaths } from '../kit/house/entity-paths.tsx';
import { nameOf, type Belonging } from './belonging-words.ts';
import { BelongingsSheet } from './belongings-sheet.tsx';
import { occasionWords, type Occasion } from './trip.ts';
import kit from '../kit/styles/kit.module.css';
import css from './belongings.module.css';

interface DoneProps {
  occasion: Occasion;
  person: Listed<typeof resident>;
  done: readonly Belonging[];
  back: string;
  signers: readonly string[];
}

/** What was written down, what is missing now, and the paper that goes along. */
export function TripDone({ occasion, person, done, back, signers }: DoneProps) {
  const words = occasionWords[occasion];
  const detail = useEntityPaths().detail('resident');
  const missing = done.filter((item) => item.status === 'missing');
  const here = done.filter((item) => item.status !== 'missing');
  return (
    <section className={css['done']} data-card aria-label="Done">
      {here.length > 0 && (
        <p className={css['good']}>
          <IconCircleCheck size={24} stroke={1.75} aria-hidden />
          {here.length === 1 ? '1 belonging' : `${here.length} belongings`} of {personName(person)} {words.done}.
        </p>
      )}
      {missing.length > 0 && (
        <div className={css['lost']} role="alert">
          <IconAlertOctagon size={24} stroke={1.75} aria-hidden />
          <div>
            <strong>Missing: {missing.map(nameOf).join(', ')}</strong>
            <p>A report was opened for each. Say in it where was looked and who was asked, then submit it.</p>
            <Link to={`${detail}?id=${person.id}&tab=notes`}>Open the incidents of {personName(person)}</Link>
          </div>
        </div>
      )}
      <div className={kit['buttons']}>
        {occasion === 'out' && <PrintButton isMain>Print it for signing</PrintButton>}
        <Button variant="default" component={Link} to={back}>
          Back to the list
        </Button>
      </div>
      <BelongingsSheet
        person={person}
        items={done}
        ownerOf={() => null}
        ticks={occasion === 'out' ? ['Out', 'Back'] : []}
        signatures={signers}
      />
    </section>
  );
}
