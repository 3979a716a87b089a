import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { appointment } from '#domain/appointments/appointment.ts';
import { isSeries } from '#domain/appointments/series.ts';
import { choice, longText, must, text, yesNo, type Fields } from '#domain/kit/vocabulary/fields.ts';
import { create } from '../kit/api/api.ts';
import { AskingDialog } from '../kit/form/asking/asking-dialog.tsx';
import { pathOf } from '../kit/state/entities.ts';
import { shapeOf } from '../kit/api/shapes.ts';
import type { Stored } from '../kit/state/stored-record.ts';
import { showToast } from '../kit/state/toasts.ts';
import type { ListedAppointment } from './visit.ts';

const notHappened = ['did_not_attend', 'cancelled'];

const asked = {
  status: must(
    choice('What came of it?', {
      options: {
        attended: 'Went ahead',
        did_not_attend: 'Did not attend',
        cancelled: 'Was called off',
        rescheduled: 'Moved to another time',
      },
      default: 'attended',
    }),
  ),
  outcome: must(
    longText('What was said and done', {
      max: 4000,
      when: { status: ['attended'] },
      help: 'Who was seen, what they found, what they advised.',
    }),
  ),
  cancel_reason: must(text('Why it did not happen', { max: 300, when: { status: notHappened } })),
  follow_up_actions: longText('What to do next', { max: 2000, when: { status: ['attended', ...notHappened] } }),
} satisfies Fields;

const goesOn = {
  goes_on: yesNo('The series goes on', { help: 'Say no if this was the last: what is booked after it is called off.' }),
} satisfies Fields;

interface OutcomeProps {
  visit: ListedAppointment;
  onDone(record: Stored<typeof appointment>): void;
  onClose(): void;
}

/** What came of a visit: saved with it, written into the resident's notes, and the next of a series planned. */
export function OutcomeDialog({ visit, onDone, onClose }: OutcomeProps) {
  const isOne = isSeries(visit);
  const recorded = (record: Stored<typeof appointment>) => {
    showToast(
      isOne && record.repeat === visit.repeat && record.next_appointment
        ? 'Outcome saved, and the next one planned'
        : 'Outcome saved',
      'good',
    );
    onDone(record);
  };
  const send = ({ goes_on, ...values }: RecordValues) =>
    create(
      `${pathOf(appointment)}${visit.id}/outcome/`,
      {
        ...values,
        ...(goes_on === false ? { repeat: 'none' } : {}),
        version: visit.version,
      },
      { is: shapeOf(appointment) },
    );
  return (
    <AskingDialog
      title={`What came of it: ${visit.title}`}
      verb="Save outcome"
      fields={{ ...asked, ...(isOne ? goesOn : {}) }}
      start={{ status: 'attended', ...(isOne ? { goes_on: true } : {}) }}
      draft={{ form: 'appointment-outcome', record: visit.id }}
      act={send}
      onDone={recorded}
      onClose={onClose}
    >
      {visit.resident && <p>It is written into the notes, for the next shift to read.</p>}
    </AskingDialog>
  );
}
