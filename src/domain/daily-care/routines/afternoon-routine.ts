import { keysOf } from '../../kit/vocabulary/record-values.ts';
import type { RecordOf } from '../../kit/vocabulary/entity.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import { choice, choices, section, text, time, whole } from '../../kit/vocabulary/fields.ts';
import { bowels, moodScale, routineSheet, sheetDay, sheetEnd } from './routine-sheet.ts';
import { sheetComplaints, sheetFigures, signedTasks } from './routine-rules.ts';
import { eaten, task } from './routine-task.ts';

const day = {
  activity: task('Activity', {
    type: text('What', { max: 120 }),
    minutes: whole('Minutes', { unit: 'min', min: 0, max: 600 }),
    enjoyed: choice('Enjoyed', { options: { yes: 'Yes', partly: 'Partly', no: 'No' } }),
  }),
  fresh_air: task('Fresh air'),
  community_access: task('Out and about'),
  living_skills: task('Living skills', {
    skills: choices('Which', {
      options: { cooking: 'Cooking', laundry: 'Laundry', shopping: 'Shopping', money: 'Money', cleaning: 'Cleaning' },
    }),
  }),
  family_or_visitor: task('Family or visitor'),
  rest: task('Rest'),
} as const;

const evening = {
  continence_care: task('Continence care'),
  mouth_care_pm: task('Mouth care'),
  wash_pm: task('Wash'),
  night_clothes: task('Night clothes'),
  room_safe: task('Room safe'),
  call_bell_in_reach: task('Call bell in reach'),
} as const;

const tasks = { ...day, ...evening } as const;
const taskNames = keysOf(tasks);

export const afternoonRoutine = entity({
  ...routineSheet,
  name: 'afternoon_routine',
  labels: { one: 'Afternoon routine', many: 'Afternoon routines' },
  purpose: 'What was done with somebody in the afternoon, step by step.',
  belongsTo: 'resident',
  fields: {
    ...section('Meals', {
      ...sheetDay,
      lunch: choice('Lunch eaten', { options: eaten }),
      tea_or_supper: choice('Tea or supper eaten', { options: eaten }),
      snacks: choice('Snacks eaten', { options: eaten }),
      drink_ml: whole('Drink', { unit: 'ml', min: 0, max: 2000, help: 'Goes on the fluid chart by itself.' }),
    }),
    ...section('The day', day),
    ...section('The evening', {
      ...evening,
      ...bowels,
      mood_evening: moodScale('Mood in the evening'),
      settled_at: time('Settled'),
    }),
    ...sheetEnd(tasks),
  },
  list: [
    'routine_date',
    'done',
    'declined_tasks',
    'bowels_opened',
    'meals',
    'mood_evening',
    'concerns',
    'status',
    'recorded_by',
  ],
  computed: {
    done: { shownAs: text('Done', { max: 20 }), from: ['completion_pct', 'tasks_shown'] },
    meals: { shownAs: text('Meals', { max: 80 }), from: ['lunch', 'tea_or_supper'] },
  },
  carries: ['stool_type', 'snacks', 'settled_at', 'drink_ml', 'independence_pct', 'tasks_shown'],
  check: (sheet) => sheetComplaints(tasks, sheet),
  derive: (sheet, circumstances) => ({ ...signedTasks(taskNames, sheet, circumstances), ...sheetFigures(sheet) }),
});
export type AfternoonRoutine = RecordOf<typeof afternoonRoutine>;
