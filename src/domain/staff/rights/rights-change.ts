import type { Guard } from './guarded-rights.ts';
import type { NamedPerson, RightsEffect } from './rights-effect.ts';

/** What would change about who may do what: the rights of a group, or the groups, houses and standing of a person. */
export type RightsChange =
  | { readonly entity: 'group'; readonly target: string; readonly permissions: readonly string[] }
  | {
      readonly entity: 'staff';
      readonly target: string;
      readonly groups?: readonly string[];
      readonly homes?: readonly string[];
      readonly is_superuser?: boolean;
      readonly is_active?: boolean;
    };

/** The fields of a person that decide what they may do and where. */
export const rightsFields = ['groups', 'homes', 'is_superuser', 'is_active'] as const;

export const changeStates = {
  waiting: 'Waits for a second person',
  applying: 'Being applied',
  confirmed: 'Confirmed',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  expired: 'Ran out',
} as const;
export type ChangeState = keyof typeof changeStates;

/** Nobody waits for ever: what nobody has decided by then runs out, and can be asked for again. */
export const waitsDays = 14;

/** A change of rights as those concerned are shown it. */
export interface ShownChange {
  readonly id: string;
  readonly entity: RightsChange['entity'];
  readonly target: string;
  readonly target_name: string;
  readonly asked_at: string;
  readonly asked_by: NamedPerson;
  readonly reason: string;
  readonly state: ChangeState;
  readonly guards: readonly Guard[];
  readonly decided_at: string | null;
  readonly decided_by: NamedPerson | null;
  readonly decision: string | null;
  /** What it would give and take; null once it is decided. */
  readonly effect: RightsEffect | null;
  /** Who can confirm it. */
  readonly seconds: readonly NamedPerson[];
  readonly may: { readonly decide: boolean; readonly withdraw: boolean };
  /** Somebody changed the group or the person since it was asked for. */
  readonly is_stale: boolean;
}

/** What a change would mean, before anybody is asked. */
export interface ForeseenChange extends RightsEffect {
  /** Who could confirm it where somebody has to. */
  readonly seconds: readonly NamedPerson[];
  readonly waiting: boolean;
}
