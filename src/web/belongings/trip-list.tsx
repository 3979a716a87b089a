import { date as dateField } from '#domain/kit/vocabulary/fields.ts';
import { inventory } from '#domain/residents/belongings/inventory.ts';
import type { resident } from '#domain/residents/person/resident.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { DraftBanner } from '../kit/saving/draft-banner.tsx';
import { FieldInput } from '../kit/form/field-input.tsx';
import type { Listed } from '../kit/state/stored-record.ts';
import { LeaveGuard } from '../kit/saving/leave-guard.tsx';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { useRights } from '../kit/access/rights.ts';
import { SaveBar } from '../kit/form/save-bar.tsx';
import { Empty, NoRight } from '../kit/page/states.tsx';
import { showToast } from '../kit/state/toasts.ts';
import type { Belonging } from './belonging-words.ts';
import { BelongingsSheet } from './belongings-sheet.tsx';
import { listed, occasionWords, type Occasion } from './trip.ts';
import { TripDone } from './trip-done.tsx';
import { TripRow } from './trip-row.tsx';
import { useTrip } from './use-trip.ts';
import css from './belongings.module.css';

const signers = [
  'The resident or whoever speaks for them',
  'Member of staff',
  'Received by (hospital or ambulance)',
  'Back home, checked by',
];

interface TripProps {
  occasion: Occasion;
  person: Listed<typeof resident>;
  items: readonly Belonging[];
  back: string;
}

/** The whole list gone through once, for one person and on one occasion. */
export function TripList({ occasion, person, items, back }: TripProps) {
  const words = occasionWords[occasion];
  const rights = useRights();
  const [done, setDone] = useState<readonly Belonging[] | null>(null);
  const trip = useTrip(occasion, person.id, (rows) => {
    setDone(rows);
    showToast(rows.length === 1 ? '1 belonging saved' : `${rows.length} belongings saved`, 'good');
  });
  const asked = listed(items, occasion);
  const chosen = asked.filter(({ id }) => trip.ticks[id]);
  const isUnfinished = Object.keys(trip.troubles).length > 0;
  if (!may(rights, 'change', inventory.name))
    return <NoRight title="You do not have the right to change belongings" wanted={{ of: inventory, act: 'change' }} />;
  if (done && !isUnfinished)
    return <TripDone occasion={occasion} person={person} done={done} back={back} signers={signers} />;
  if (asked.length === 0)
    return (
      <Empty
        title="Nothing to go through"
        action={
          <Button component={Link} to={back}>
            Back to the list
          </Button>
        }
      >
        {words.none}
      </Empty>
    );
  return (
    <>
      <p className={css['why']}>{words.why}</p>
      <DraftBanner draft={trip.draft} onAfresh={() => void trip.startAfresh()} />
      {occasion !== 'check' && (
        <div className={`${css['day']} no-print`}>
          <FieldInput
            field={dateField(words.day, { tense: 'past' })}
            name="trip-date"
            id="trip-date"
            value={trip.date}
            error={null}
            needed
            onChange={(day) => typeof day === 'string' && trip.setDate(day)}
          />
        </div>
      )}
      <ul className={`${css['cards']} no-print`} aria-label={words.title}>
        {asked.map((item) => (
          <TripRow
            key={item.id}
            item={item}
            occasion={occasion}
            tick={trip.ticks[item.id]}
            trouble={trip.troubles[item.id]}
            onTick={(tick) => trip.tick(item.id, tick)}
          />
        ))}
      </ul>
      <BelongingsSheet
        person={person}
        items={occasion === 'out' && chosen.length > 0 ? chosen : asked}
        ownerOf={() => null}
        ticks={occasion === 'check' ? ['Seen'] : ['Out', 'Back']}
        signatures={occasion === 'check' ? signers.slice(0, 2) : signers}
      />
      <SaveBar
        label={chosen.length === 0 ? 'Nothing ticked yet' : `${words.verb}: ${chosen.length} of ${asked.length}`}
        isSaving={trip.isSaving}
        draft={trip.draft.state}
        onSave={() => (chosen.length === 0 ? showToast('Tick at least one belonging first.') : void trip.save(asked))}
      />
      <LeaveGuard hasWork={() => chosen.length > 0 && !trip.isSaving} />
    </>
  );
}
