import { roles, type Role } from '../kit/vocabulary/permissions.ts';

/** The controls of the product that a step of a tour stands beside. */
export type TourPlace =
  | 'record'
  | 'who'
  | 'drink'
  | 'note'
  | 'rounds'
  | 'needs'
  | 'brief'
  | 'bell'
  | 'residents'
  | 'handover'
  | 'plans'
  | 'rota'
  | 'overview'
  | 'staff'
  | 'history'
  | 'search'
  | 'lock'
  | 'menu';

/** What is open under a step: Home, the sheet that asks about whom, or the sheet of one person. */
type TourScreen = 'home' | 'sheet' | 'person';

export interface TourStep {
  readonly at: TourPlace;
  readonly on: TourScreen;
  readonly title: string;
  /** Labels of the product stand in curly quotes, letter by letter. */
  readonly words: string;
}

const record: TourStep = {
  at: 'record',
  on: 'home',
  title: 'Write down what you did',
  words: '“Record” is on every page. Press it after each drink, wash or talk; at a desk, Alt and R do the same.',
};
const who: TourStep = {
  at: 'who',
  on: 'sheet',
  title: 'Choose who it is about',
  words: 'Everybody who lives in this house, by room. Type a name or a room to find somebody sooner.',
};
const drink: TourStep = {
  at: 'drink',
  on: 'person',
  title: 'A drink in two presses',
  words:
    'Press how much was drunk, then save. It counts towards the day at once. If it was wrong, “Undo” stands in the message.',
};
const note: TourStep = {
  at: 'note',
  on: 'person',
  title: 'A note, for what fits no chart',
  words: 'What you saw, what the person said, and how it ended. A good day is worth a note too.',
};
const rounds: TourStep = {
  at: 'rounds',
  on: 'home',
  title: 'Going round the house',
  words: 'Everybody one after the other, with what is due first. You can leave a round and go on later.',
};
const needs: TourStep = {
  at: 'needs',
  on: 'home',
  title: 'What needs you now',
  words: 'What is overdue and what you must know. Each line says why it came, and has the one button to press.',
};
const lock: TourStep = {
  at: 'lock',
  on: 'home',
  title: 'Putting the tablet down',
  words: 'Press “Lock”. Your PIN opens it again where you were, and everything you typed is still there.',
};
const menu: TourStep = {
  at: 'menu',
  on: 'home',
  title: 'This tour, and more help',
  words: 'In your menu: “Help” has a page for each kind of work, and “Show me around” begins this tour again.',
};
const search: TourStep = {
  at: 'search',
  on: 'home',
  title: 'Find anything',
  words: 'A person, a note, a plan, a page of the help: type a word of it. At a desk, Ctrl and K open it.',
};
const bell: TourStep = {
  at: 'bell',
  on: 'home',
  title: 'Reminders',
  words: 'What has to be done and by when, for the whole house. Each says what makes it go away.',
};
const handover = (words: string): TourStep => ({ at: 'handover', on: 'home', title: 'The handover', words });
const given = handover(
  'It writes itself from what was recorded. At the end of your shift read it, add what is missing, and press “Give handover”.',
);
const checked = handover(
  'It writes itself from what was recorded. Read it with the next shift and press “Give handover”; later you see who has read it.',
);

/** About two minutes each, in the order of a first shift. */
const tours: { readonly [R in Exclude<Role, 'superuser'>]: readonly TourStep[] } = {
  carer: [record, who, drink, note, rounds, needs, given, lock, menu],
  // Nobody from outside records anything before the safety cards of the house are read.
  agency: [
    {
      at: 'brief',
      on: 'home',
      title: 'First, who lives here',
      words: 'Before your first entry, read the safety cards: what can harm people, and how they move, eat and drink.',
    },
    record,
    rounds,
    needs,
    given,
    lock,
    menu,
  ],
  senior: [
    record,
    who,
    drink,
    needs,
    bell,
    checked,
    {
      at: 'plans',
      on: 'home',
      title: 'Support plans',
      words: 'Plans to review, to approve and to read. A plan in force is not rewritten: a new version is approved.',
    },
    search,
    menu,
  ],
  manager: [
    record,
    who,
    drink,
    needs,
    checked,
    {
      at: 'overview',
      on: 'home',
      title: 'How the house stands',
      words: 'Figures, registers and what is due, each leading to the records it is counted from.',
    },
    {
      at: 'rota',
      on: 'home',
      title: 'The rota',
      words: 'Who works when, where somebody is missing, and who has asked for leave.',
    },
    {
      at: 'staff',
      on: 'home',
      title: 'The people who work here',
      words: 'Add and invite colleagues, see who has not signed in yet, and what each of them may do.',
    },
    menu,
  ],
  auditor: [
    {
      at: 'residents',
      on: 'home',
      title: 'The people who live here',
      words: 'Each page holds plans, charts and events. That you looked is written down, as it is for everybody.',
    },
    {
      at: 'overview',
      on: 'home',
      title: 'How the house stands',
      words: 'Figures and registers, each leading to the records it is counted from.',
    },
    {
      at: 'history',
      on: 'home',
      title: 'Who did what',
      words: 'Every change with its time and its author. It can be proven that nothing was taken out of it.',
    },
    search,
    menu,
  ],
};

/** From whoever answers for most to whoever answers for least: one of several groups decides. */
const first = ['manager', 'senior', 'carer', 'agency', 'auditor'] as const satisfies readonly Role[];

/** The tour of somebody in these groups. Who runs the system is shown what a manager is; who is in no group that we know, what a carer is. */
export function tourFor({
  groups,
  isSuperuser,
}: {
  readonly groups: readonly string[];
  readonly isSuperuser: boolean;
}): readonly TourStep[] {
  if (isSuperuser) return tours.manager;
  return tours[first.find((one) => groups.includes(roles[one])) ?? 'carer'];
}
