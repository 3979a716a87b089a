import { date, must, text } from '#domain/kit/vocabulary/fields.ts';
import { inventory } from '#domain/residents/belongings/inventory.ts';
import { residentState } from '#domain/residents/person/resident-placement.ts';
import type { resident } from '#domain/residents/person/resident.ts';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Stored } from '../../kit/state/stored-record.ts';
import { openRecord } from '../../kit/state/recording.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { ShortForm } from '../../kit/form/asking/short-form.tsx';
import { showToast } from '../../kit/state/toasts.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { FamilyToTell } from '../about/family-to-tell.tsx';
import { changeStatus } from './status-move.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './status-dialog.module.css';

const ways = {
  hospital: {
    title: 'Gone to hospital',
    verb: 'Mark as in hospital',
    done: 'Marked as in hospital',
    next: 'The hospital needs to know how to look after them.',
  },
  on_leave: {
    title: 'Going on leave',
    verb: 'Mark as on leave',
    done: 'Marked as on leave',
    next: 'Whoever looks after them meanwhile may need this.',
  },
} as const;

const back = date(residentState.expected_return_date.label, {
  tense: 'future',
  offers: residentState.expected_return_date.offers,
});

/** Where and why somebody went to hospital is known at once, when they come back is not; of leave the day is agreed. */
const fields = {
  hospital: {
    hospital: must(text(residentState.hospital.label, { max: 200 })),
    hospital_reason: must(text(residentState.hospital_reason.label, { max: 500 })),
    expected_return_date: back,
  },
  on_leave: { expected_return_date: must(back) },
} as const;

interface AwayProps {
  person: Stored<typeof resident>;
  to: keyof typeof ways;
  onChanged(person: Stored<typeof resident>): void;
  onClose(): void;
}

/** First that they are away, then the few things that are forgotten in a hurry. */
export function AwayDialog({ person, to, onChanged, onClose }: AwayProps) {
  const where = useEntityPaths();
  const [gone, setGone] = useState<Stored<typeof resident> | null>(null);
  const { title, verb, done, next } = ways[to];
  const name = personName(person);
  const finish = () => {
    if (gone) onChanged(gone);
    onClose();
  };
  return (
    <Modal opened onClose={finish} title={`${title}: ${name}`}>
      {!gone && (
        <ShortForm
          fields={fields[to]}
          draft={{ form: `away-${to}`, resident: person.id }}
          verb={verb}
          act={(values) => changeStatus(person, to, values)}
          onCancel={onClose}
          onDone={(changed) => {
            showToast(done, 'good');
            setGone(changed);
          }}
        >
          <p>Until {name} is back, nothing is due for them and nothing counts as missed.</p>
        </ShortForm>
      )}
      {gone && (
        <div className={css['next']}>
          <h3 className={kit['subheading']}>Now</h3>
          <p>{next}</p>
          <Button variant="default" component={Link} to={`?id=${person.id}&tab=about&page=about-me`} onClick={finish}>
            Print About me
          </Button>
          {to === 'hospital' && (
            <Button
              variant="default"
              component={Link}
              to={`${where.list(inventory.name)}?resident=${person.id}&trip=out`}
              onClick={finish}
            >
              List what goes along
            </Button>
          )}
          <Button
            variant="default"
            onClick={() => {
              finish();
              openRecord({ resident: person.id, kind: 'note' });
            }}
          >
            Write what happened
          </Button>
          <FamilyToTell person={person.id} about="hospital" />
          <Button onClick={finish}>Done</Button>
        </div>
      )}
    </Modal>
  );
}
