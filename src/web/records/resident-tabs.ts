import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
/** The parts of a resident's page, and which kinds of record stand in each. */
export const residentTabs = {
  today: { label: 'Today', kinds: [] },
  charts: {
    label: 'Charts',
    kinds: ['fluid_intake', 'weight', 'bath', 'mood', 'sleep', 'care', 'morning_routine', 'afternoon_routine'],
  },
  plans: {
    label: 'Plans & risks',
    kinds: [
      'plan',
      'risk',
      'evaluation',
      'assessment_result',
      'plan_scheduler',
      'risk_scheduler',
      'evaluation_scheduler',
      'follow_up',
    ],
  },
  notes: {
    label: 'Notes & incidents',
    kinds: ['note', 'incident', 'body_map', 'accident_scheduler', 'appointment', 'handover_resident'],
  },
  money: { label: 'Money & things', kinds: ['payment', 'transaction', 'inventory'] },
  about: { label: 'About', kinds: ['family', 'care_tracking', 'attachment', 'discharge'] },
} as const satisfies Readonly<Record<string, { label: string; kinds: readonly string[] }>>;

export type ResidentTab = keyof typeof residentTabs;
export const tabNames = keysOf(residentTabs);

export const tabNamed = (name: string | null): ResidentTab => tabNames.find((tab) => tab === name) ?? 'today';

/** The part of the page on which a kind of record stands. */
export const tabOf = (kind: string): ResidentTab =>
  tabNames.find((tab) => residentTabs[tab].kinds.some((one) => one === kind)) ?? 'today';
