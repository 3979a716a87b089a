import { date, must, text } from '#domain/kit/vocabulary/fields.ts';
import { discharge } from '#domain/residents/leaving/discharge.ts';
import { reversibleDays } from '#domain/residents/leaving/discharge-rules.ts';
import { residentPlacement } from '#domain/residents/person/resident-placement.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { AskingDialog } from '../kit/form/asking/asking-dialog.tsx';
import { makeMove } from '../kit/saving/change-record.ts';
import type { ApiAnswer } from '../kit/api/api.ts';
import { useHouseClock } from '../kit/house/house-clock.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Stored, StoredRecord } from '../kit/state/stored-record.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { refusal } from '../kit/state/refusal.ts';
import { showToast } from '../kit/state/toasts.ts';
import { isDeath } from './leaving-steps.ts';
import css from './discharge.module.css';

interface DialogProps {
  person: Stored<typeof resident>;
  leaving: Stored<typeof discharge>;
  onDone(leaving: Stored<typeof discharge>): void;
  onClose(): void;
}

function moved<E extends typeof discharge | typeof resident>(
  entity: E,
  record: StoredRecord & { readonly status: string },
  to: string,
  values: RecordValues,
): Promise<ApiAnswer<Stored<E>>> {
  const move = entity.states?.moves.find((one) => one.to === to && one.from.includes(record.status));
  return move
    ? makeMove(entity, record, move, values)
    : Promise.resolve(refusal(409, { detail: 'This has moved on meanwhile. Look again.' }));
}

/** Numbers are read aloud in groups; how they were typed does not matter. */
const bare = (number: string | null = null): string => (number ?? '').replace(/[\s-]/g, '').toUpperCase();

function completed(
  person: Stored<typeof resident>,
  leaving: Stored<typeof discharge>,
  values: RecordValues & { readonly national_id?: string | null },
): Promise<ApiAnswer<Stored<typeof discharge>>> {
  const isTheirs = bare(values.national_id) === bare(person.national_id);
  return isTheirs
    ? moved(discharge, leaving, 'completed', values)
    : Promise.resolve(refusal(400, { national_id: ['This is not the number of the resident who is leaving.'] }));
}

/** The last look before someone's record is closed: who, what follows, and the number that says it is really them. */
export function CompleteDialog({ person, leaving, onDone, onClose }: DialogProps) {
  const clock = useHouseClock();
  const name = personName(person);
  const died = isDeath(leaving);
  const fields = {
    discharge_date: must(date(died ? 'Day of death' : 'Left on', { tense: 'past' })),
    ...(person.national_id
      ? {
          national_id: must(
            text('Their NHS number or code', {
              max: 20,
              help: 'Read it from their papers, so that nobody else’s record is closed.',
            }),
          ),
        }
      : {}),
  };
  return (
    <AskingDialog
      title={died ? `Close the record of ${name}?` : `Complete the discharge of ${name}?`}
      verb={died ? 'Close the record' : 'Complete discharge'}
      isDanger
      fields={fields}
      start={{ discharge_date: leaving.discharge_date ?? clock.today() }}
      onClose={onClose}
      onDone={onDone}
      act={(values) => completed(person, leaving, values)}
    >
      <ul className={css['consequences']}>
        <li>{died ? `${name} is shown as having died.` : `${name} no longer lives here.`}</li>
        <li>The record can be read, and nothing is added or changed.</li>
        <li>Planned appointments and reviews are cancelled, and monitoring ends.</li>
        <li>Carers can read the record for another seven days; seniors, managers and auditors go on reading it.</li>
        <li>For {reversibleDays} days this can be reversed.</li>
      </ul>
    </AskingDialog>
  );
}

export function ReverseDialog({ person, leaving, onDone, onClose }: DialogProps) {
  const name = personName(person);
  const fields = { reversal_reason: { ...discharge.fields.reversal_reason, when: {} } };
  return (
    <AskingDialog
      title={`Reverse the discharge of ${name}?`}
      verb="Reverse discharge"
      isDanger
      fields={fields}
      draft={{ form: 'discharge-reversal', record: leaving.id }}
      onClose={onClose}
      act={(values) => moved(discharge, leaving, 'reversed', values)}
      onDone={(done) => {
        showToast('Discharge reversed', 'good');
        onDone(done);
      }}
    >
      <p>
        {name} stands where they stood before. Appointments, reviews and monitoring that ended with the discharge go on.
        Both the discharge and its reversal stay in the history.
      </p>
    </AskingDialog>
  );
}

interface ReadmitProps extends Omit<DialogProps, 'leaving' | 'onDone'> {
  onDone(person: Stored<typeof resident>): void;
}

/** Coming back after a leaving is a new stay of the same person: their history goes on. */
export function ReadmitDialog({ person, onDone, onClose }: ReadmitProps) {
  const clock = useHouseClock();
  const fields = {
    admission_date: must(date('Came back on', { tense: 'past' })),
    room: text(residentPlacement.room.label, { max: residentPlacement.room.max }),
  };
  return (
    <AskingDialog
      title={`Readmit ${personName(person)}?`}
      verb="Readmit"
      fields={fields}
      draft={{ form: 'readmission', resident: person.id }}
      start={{ admission_date: clock.today(), room: person.room ?? null }}
      onClose={onClose}
      act={(values) => moved(resident, person, 'current', values)}
      onDone={(back) => {
        showToast('Readmitted', 'good');
        onDone(back);
      }}
    >
      <p>
        A new stay begins, and everything recorded before stays readable. Look through allergies, plans and monitoring:
        they are as they were on leaving, and monitoring is off.
      </p>
    </AskingDialog>
  );
}
