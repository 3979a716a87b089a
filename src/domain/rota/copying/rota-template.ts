import { entity, type RecordOf } from '../../kit/vocabulary/entity.ts';
import { choice, explained, must, ref, rows, section, text, time, whole } from '../../kit/vocabulary/fields.ts';
import { everything, nothing } from '../../kit/vocabulary/permissions.ts';
import { shiftRoles, shiftTypes } from '../rota.ts';

/** How many weeks a pattern has. */
const patternWeeks = [1, 2, 4] as const;
export type PatternWeeks = (typeof patternWeeks)[number];
export const isPatternWeeks = (weeks: unknown): weeks is PatternWeeks => patternWeeks.some((one) => one === weeks);

/** A pattern of weeks under a name, laid on the rota as often as it is needed. */
export const rotaTemplate = entity({
  name: 'rota_template',
  labels: { one: 'Rota template', many: 'Rota templates' },
  purpose: 'Weeks that come again, laid down with one press.',
  title: ['name'],
  belongsTo: 'home',
  access: {
    superuser: everything,
    manager: everything,
    senior: ['view'],
    carer: nothing,
    agency: nothing,
    auditor: ['view'],
  },
  fields: {
    ...section('The pattern', {
      name: must(text('Name', { max: 80 })),
      weeks: must(whole('Weeks', { unit: 'weeks', min: 1, max: 4, default: 2, help: 'One, two or four.' })),
      shifts: rows('Shifts', {
        day: must(whole('Day', { min: 1, max: 28, help: '1 is the Monday of the first week.' })),
        shift_type: must(choice('Shift', { options: shiftTypes })),
        starts: must(time('Starts')),
        ends: must(time('Ends')),
        midnights: explained('midnights', must(whole('Midnights in it', { min: 0, max: 2 }))),
        break_minutes: must(whole('Break', { unit: 'minutes', min: 0, max: 120 })),
        role_on_shift: must(choice('Role on the shift', { options: shiftRoles })),
        staff: ref('Who', { to: 'staff', help: 'Left empty, the shift is open.' }),
        one_to_one_resident: ref('One to one with', { to: 'resident' }),
      }),
    }),
  },
  list: ['name', 'weeks'],
  order: 'name',
  unique: [{ fields: ['home', 'name'], ignoreCase: true, sentence: 'A template of this house has this name.' }],
  check: ({ weeks }) => (isPatternWeeks(weeks) ? {} : { weeks: 'A pattern has one, two or four weeks.' }),
});
type RotaTemplate = RecordOf<typeof rotaTemplate>;
export type PatternShift = RotaTemplate['shifts'][number];
