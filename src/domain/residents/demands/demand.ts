import type { SafetyTopic } from '../person/safety-facts.ts';

/** What is recorded with a person, by the entity that is written. */
export const recordedKinds = [
  'fluid_intake',
  'bath',
  'morning_routine',
  'afternoon_routine',
  'sleep',
  'weight',
  'care',
] as const;
export type RecordedKind = (typeof recordedKinds)[number];

/** The entities that demands are read from: their changes may change what is asked. */
export const demandsMadeOf = ['resident', 'family', 'plan', 'risk', 'house_asset'] as const;

export type DemandTopic =
  | Extract<SafetyTopic, 'thickness' | 'swallowing' | 'food' | 'fluid_limit' | 'two_staff' | 'hoist'>
  | 'do_not_use'
  | 'equipment'
  | 'water'
  | 'restriction';

/** What a plan, a risk assessment or the record of a resident asks of whoever is with them. */
export interface Demand {
  readonly topic: DemandTopic;
  readonly words: string;
  /** Where it is read: while these are recorded. */
  readonly on: readonly RecordedKind[];
  /** Where it is agreed; null where the record asks for it and no plan speaks of it. */
  readonly by: DemandSource | null;
}

export interface DemandSource {
  readonly entity: 'plan' | 'risk' | 'family' | 'resident';
  readonly id: string;
  readonly title: string;
}

export const demandsOn = (kind: string, demands: readonly Demand[] | undefined): readonly Demand[] =>
  (demands ?? []).filter(({ on }) => on.some((one) => one === kind));
