import { bowelsOpened } from '../../kit/traits/bowels-opened.ts';
import { careSheet } from '../../kit/traits/care-sheet.ts';
import type { Fields } from '../../kit/vocabulary/fields.ts';
import { choice, choices, date, longText, must, readOnly, section, whole, yesNo } from '../../kit/vocabulary/fields.ts';
import { careRecording, lastDays } from '../../kit/vocabulary/permissions.ts';
import { move } from '../../kit/vocabulary/states.ts';
import { aboutDrinking } from '../fluids/fluid-rules.ts';
import { keysOf, tableOf } from '../../kit/vocabulary/record-values.ts';

/** A sheet belongs to the whole shift: whoever is there goes on with it while it is open. */
const access = {
  ...careRecording,
  superuser: [...careRecording.superuser, 'complete'],
  manager: [...careRecording.manager, 'complete'],
  senior: [...careRecording.senior, 'complete'],
  carer: [...careRecording.carer, 'change:open', 'complete'],
  agency: [...careRecording.agency, 'change:open', 'complete'],
} as const;

const narrower = { ...lastDays(7), 'change:open': { rows: { status: { is: 'open' } } } } as const;

/** On the next day, on the house's clock: a sheet is locked by time, not by a person. */
export const sheetLocksAt = '10:00';

const states = { start: 'open', moves: [move('open', 'complete', 'complete')] } as const;

/** What the sheets of the morning and of the afternoon have in common. */
export const routineSheet = {
  title: ['routine_date'],
  extends: careSheet,
  access,
  narrower,
  states,
  listsDays: 7,
  looksAt: { resident: aboutDrinking },
  filters: ['bowels_opened', 'concerns'],
  unique: [
    { fields: ['resident', 'routine_date'], sentence: 'There is already a sheet for this day. Open it instead.' },
  ],
} as const;

export const sheetDay = { routine_date: must(date('Day', { tense: 'past', default: 'today' })) } as const;

export const bowels = {
  bowels_opened: bowelsOpened,
  stool_type: whole('Stool type', {
    min: 1,
    max: 7,
    when: { bowels_opened: ['yes'] },
    help: '1 hard lumps to 7 liquid.',
  }),
} as const;

export const moodScale = (label: string) =>
  whole(label, { min: 1, max: 5, help: '1 very low, 3 settled, 5 very high.' });

/** The end of a sheet, and which of its tasks the resident's plan asks for; all of them where it does not say. */
export function sheetEnd<const T extends Fields>(tasks: T) {
  const names = tableOf(keysOf(tasks), (name) => tasks[name]?.label ?? name);
  return {
    ...section('To finish', {
      overall_note: longText('How it went', { max: 4000 }),
      concerns: must(yesNo('Any concerns', { default: false, help: 'If yes, write a note or report an incident.' })),
    }),
    tasks_shown: readOnly(choices('Tasks on this sheet', { options: names, default: Object.keys(names) })),
    completion_pct: readOnly(whole('Answered', { unit: '%', min: 0, max: 100 })),
    independence_pct: readOnly(whole('Alone or with a prompt', { unit: '%', min: 0, max: 100 })),
    declined_tasks: readOnly(choices('Chose not to', { options: names })),
    status: must(
      choice('Status', { options: { open: 'Open', complete: 'Complete', locked: 'Locked' }, default: 'open' }),
    ),
  } as const;
}
