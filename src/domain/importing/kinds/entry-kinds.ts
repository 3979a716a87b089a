import { appointment } from '../../appointments/appointment.ts';
import { weight } from '../../daily-care/weight/weight.ts';
import { payment } from '../../money/payment.ts';
import { importKind } from './import-kind.ts';
import { isBlank } from './is-blank.ts';

const opening = 'Opening balance';

export const balanceKind = importKind({
  entity: payment,
  label: 'Opening balances',
  one: 'opening balance',
  help: 'Count the money together first. Each line becomes a draft that names its witness; it counts once both have signed it, like all other money.',
  fields: [
    'resident',
    'account',
    'amount',
    'occurred_at',
    'witness',
    'resident_signed',
    'resident_signed_reason',
    'payment_type',
    'category',
    'description',
    'payee',
  ],
  near: {
    resident: ['resident name', 'service user', 'name'],
    amount: ['balance', 'opening balance', 'cash', 'money held'],
    occurred_at: ['date', 'counted on', 'as of'],
    witness: ['witnessed by', 'counted with'],
  },
  completes: (texts) => ({
    payment_type: 'money_in',
    category: 'other',
    description: opening,
    payee: 'Brought in from earlier books',
    resident_signed: 'unable',
    resident_signed_reason: 'Brought in from earlier books, counted with a witness',
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => !isBlank(text))),
  }),
  knownBy: [['resident', 'account', 'description']],
});

export const weightKind = importKind({
  entity: weight,
  label: 'Last weights',
  one: 'weight',
  help: 'The last weight of each person, so that the first one taken here has something to be compared with.',
  fields: ['resident', 'occurred_at', 'weight_kg', 'method', 'height_cm', 'notes', 'late_entry_reason'],
  near: {
    resident: ['resident name', 'service user', 'name'],
    occurred_at: ['date', 'weighed on', 'date weighed', 'last weighed'],
    weight_kg: ['weight', 'kg', 'last weight'],
    height_cm: ['height'],
    notes: ['comments', 'remarks'],
  },
  completes: (texts) => (isBlank(texts['late_entry_reason']) ? { ...texts, late_entry_reason: 'told_later' } : texts),
  confirmed: ['over_a_day_old'],
  knownBy: [['resident', 'occurred_at']],
});

export const appointmentKind = importKind({
  entity: appointment,
  label: 'Appointments',
  one: 'appointment',
  help: 'Those still to come. The time may stand in a column of its own. Without a resident it concerns the whole house.',
  fields: [
    'resident',
    'title',
    'appointment_type',
    'starts_at',
    'ends_at',
    'with_whom',
    'location',
    'transport',
    'escort_needed',
    'preparation',
  ],
  near: {
    resident: ['resident name', 'service user', 'name'],
    title: ['what', 'subject', 'reason', 'appointment'],
    appointment_type: ['type', 'kind of appointment'],
    starts_at: ['date', 'start', 'when', 'date and time', 'appointment date'],
    ends_at: ['end', 'until'],
    with_whom: ['clinician', 'who with'],
    location: ['place', 'location', 'address'],
    preparation: ['notes', 'comments'],
  },
  knownBy: [['resident', 'starts_at', 'title']],
});
