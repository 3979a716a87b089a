import type { FastifyInstance } from 'fastify';
import { newId } from '../kit/runtime/new-id.ts';
import { appointment, type Appointment } from '#domain/appointments/appointment.ts';
import { nextInSeries } from '#domain/appointments/series.ts';
import { note } from '#domain/notes/note.ts';
import { declareAction, type RecordActionContext } from '../kit/http/record-action.ts';
import { createLinked } from '../kit/records/linked-updates.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { invalid } from '../kit/runtime/refusals.ts';
import { readInput } from '#domain/kit/vocabulary/parse.ts';

const outcomes = ['attended', 'did_not_attend', 'cancelled', 'rescheduled'];

const sentence = ({ title, status, outcome, cancel_reason, follow_up_actions: next }: Appointment): string => {
  const what = status === 'attended' ? outcome : `Did not attend: ${cancel_reason}`;
  return [`${title}. ${what}`, ...(next ? [`Next: ${next}`] : [])].join('\n').slice(0, 10_000);
};

/** What came of a visit belongs to the resident's story, not only to the calendar. */
async function writeNote(
  asking: RecordActionContext<typeof appointment> & {
    readonly record: RecordActionContext<typeof appointment>['before'];
  },
): Promise<void> {
  const record = asking.record;
  if (record.resident === null || (record.status !== 'attended' && record.status !== 'did_not_attend')) return;
  const { context, tx, actor, now } = asking;
  const house = await context.homes.factsOf(tx, record.home);
  await createLinked(asking, note, {
    id: newId(),
    home: record.home,
    resident: record.resident,
    category: 'health',
    body: sentence(record),
    occurred_at: now,
    recorded_by: actor.id,
    recorded_at: now,
    shift: actor.shiftAt(now, house),
    is_late_entry: false,
    include_in_handover: true,
    linked_object: { entity: appointment.name, id: record.id },
  });
}

/** A series goes on whatever became of one of it, unless the caller says that this was the last. */
async function planNext(asking: RecordActionContext<typeof appointment>): Promise<Partial<Appointment>> {
  const { repeat } = readInput({ repeat: appointment.fields.repeat }, asking.input).values;
  const last: Appointment = { ...asking.before, ...(repeat ? { repeat } : {}) };
  const house = await asking.context.homes.factsOf(asking.tx, last.home);
  const next =
    last.next_appointment === null && asking.input['status'] !== 'rescheduled'
      ? nextInSeries(last, asking.now, house.zone)
      : null;
  const planned = next && (await createLinked(asking, appointment, { ...next, id: newId() }));
  return planned ? { next_appointment: planned.id } : {};
}

export const declareAppointmentOutcome = (app: FastifyInstance, context: RecordContext): void =>
  declareAction(app, context, {
    entity: appointment,
    action: 'outcome',
    auditedAs: 'update',
    to({ input }) {
      const status = input['status'] ?? 'attended';
      if (typeof status !== 'string' || !outcomes.includes(status))
        throw invalid({ status: `Status must be one of: ${outcomes.join(', ')}.` });
      return status;
    },
    sets: planNext,
    after: writeNote,
  });
