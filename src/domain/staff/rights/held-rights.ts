import { roles, type Rights } from '../../kit/vocabulary/permissions.ts';

/** A group as far as it gives rights. */
export interface GivingGroup {
  readonly id: string;
  readonly name: string;
  readonly is_system: boolean | null;
  readonly codenames: readonly string[];
}

/** A person as far as it decides what they hold. */
export interface RightsHolder {
  readonly groups: readonly string[];
  readonly is_superuser: boolean;
}

/** A superuser holds the shipped group of that name, whatever else they are in. */
export const groupsHeld = <G extends Omit<GivingGroup, 'codenames'>>(person: RightsHolder, groups: readonly G[]): G[] =>
  groups.filter(
    ({ id, is_system, name }) =>
      person.groups.includes(id) || (person.is_superuser && is_system === true && name === roles.superuser),
  );

/** Rights of several groups add up. */
export const heldRights = (person: RightsHolder, groups: readonly GivingGroup[]): Rights =>
  new Set(groupsHeld(person, groups).flatMap(({ codenames }) => codenames));
