import { keysOf } from '../../kit/vocabulary/record-values.ts';
import type { RecordOf } from '../../kit/vocabulary/entity.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import { choice, must, section, text, time, whole, yesNo } from '../../kit/vocabulary/fields.ts';
import { bowels, moodScale, routineSheet, sheetDay, sheetEnd } from './routine-sheet.ts';
import { sheetComplaints, sheetFigures, signedTasks } from './routine-rules.ts';
import { eaten, task } from './routine-task.ts';

const washing = {
  wash: task('Wash'),
  mouth_care: task('Mouth care'),
  dentures: task('Dentures'),
  hair: task('Hair'),
  shave: task('Shave'),
  skin_creams: task('Skin creams'),
  dressed_own_choice: task('Dressed as they chose'),
  continence_care: task('Continence care'),
} as const;

const aids = {
  glasses: task('Glasses'),
  hearing_aids: task('Hearing aids', { working: yesNo('Working'), battery: yesNo('Battery good') }),
  walking_aid_in_reach: task('Walking aid in reach'),
} as const;

const room = {
  room_and_bed: task('Room and bed'),
  call_bell_in_reach: task('Call bell in reach'),
  floor_clear: task('Floor clear'),
  plan_for_day_agreed: task('Plan for the day agreed'),
} as const;

const tasks = { ...washing, ...aids, ...room } as const;
const taskNames = keysOf(tasks);

export const morningRoutine = entity({
  ...routineSheet,
  name: 'morning_routine',
  labels: { one: 'Morning routine', many: 'Morning routines' },
  purpose: 'What was done with somebody in the morning, step by step.',
  belongsTo: 'resident',
  fields: {
    ...section('Getting up', {
      ...sheetDay,
      up_at: must(time('Got up')),
      mood_on_waking: moodScale('Mood on waking'),
    }),
    ...section('Washing and dressing', {
      ...washing,
      ...bowels,
      skin_concern: must(
        yesNo('Something seen on the skin', { default: false, help: 'If yes, add it to the body map.' }),
      ),
    }),
    ...section('Aids', aids),
    ...section('Breakfast', {
      breakfast: choice('Breakfast eaten', { options: eaten }),
      drink_ml: whole('Drink', { unit: 'ml', min: 0, max: 2000, help: 'Goes on the fluid chart by itself.' }),
    }),
    ...section('Room', room),
    ...sheetEnd(tasks),
  },
  list: [
    'routine_date',
    'done',
    'declined_tasks',
    'bowels_opened',
    'meals',
    'mood_on_waking',
    'skin_concern',
    'concerns',
    'status',
    'recorded_by',
  ],
  computed: {
    done: { shownAs: text('Done', { max: 20 }), from: ['completion_pct', 'tasks_shown'] },
    meals: { shownAs: text('Meals', { max: 80 }), from: ['breakfast'] },
  },
  carries: ['stool_type', 'up_at', 'drink_ml', 'independence_pct', 'tasks_shown'],
  check: (sheet) => sheetComplaints(tasks, sheet),
  derive: (sheet, circumstances) => ({ ...signedTasks(taskNames, sheet, circumstances), ...sheetFigures(sheet) }),
});
export type MorningRoutine = RecordOf<typeof morningRoutine>;
