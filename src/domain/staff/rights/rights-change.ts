import type { ShownWaiting } from '../../kit/people/two-people.ts';
import type { Guard } from './guarded-rights.ts';
import type { AffectedPerson, RightsEffect } from './rights-effect.ts';

/** What would change about who may do what: the rights of a group, or the groups, houses and status of a person. */
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

/** A change of rights as those concerned are shown it. */
export interface ShownChange extends ShownWaiting {
  readonly entity: RightsChange['entity'];
  readonly target: string;
  readonly target_name: string;
  readonly guards: readonly Guard[];
  /** What it would give and take; null once it is decided. */
  readonly effect: RightsEffect | null;
  /** Somebody changed the group or the person since it was asked for. */
  readonly is_stale: boolean;
}

/** What a change would mean, before anybody is asked. */
export interface ForeseenChange extends RightsEffect {
  /** Who could confirm it where somebody has to. */
  readonly seconds: readonly AffectedPerson[];
  readonly waiting: boolean;
}
