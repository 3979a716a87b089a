import { may, narrowActs, type Rights } from '../../kit/vocabulary/permissions.ts';
import { entityNamed } from '../../register.ts';
import type { Severity } from '../../kit/traits/severity.ts';
import type { Audience } from './alert-rule.ts';

/** Somebody whom a house can tell, as they stand at this hour. */
export interface HousePerson {
  readonly id: string;
  readonly permissions: Rights;
  /** What the rota has them down for now; null for whoever is not at work in the house. */
  readonly shift_role: string | null;
  readonly is_on_call: boolean;
  /** Trained or employed to lead a shift, whatever they do on this one. */
  readonly may_lead: boolean;
  /** The registered manager or the deputy of this house. */
  readonly manages: boolean;
  /** Employed as manager or deputy, here among other houses. */
  readonly is_manager: boolean;
  readonly is_maintenance: boolean;
  readonly is_superuser: boolean;
  /** The residents whose key worker they are. */
  readonly key_worker_of: readonly string[];
}

export interface AlertTarget {
  readonly to: readonly Audience[];
  readonly severity: Severity;
  /** The kind of record one opens to see what it is about; null where there is nothing to open. */
  readonly cause: string | null;
  readonly resident: string | null;
  /** Whom `owner` means. */
  readonly owner?: string | null;
  /** Who is not told, because it is about them. */
  readonly except?: readonly string[];
}

type People = readonly HousePerson[];

/** A right to one's own records alone opens nobody else's. */
function mayOpen({ id, permissions }: HousePerson, { cause, owner }: AlertTarget): boolean {
  if (cause === null || may(permissions, 'view', cause)) return true;
  return narrowActs(permissions, 'view', entityNamed(cause)).some((act) => act !== 'view:own' || owner === id);
}

/** Whoever shadows a colleague works beside somebody who is told. Only what is critical is for everyone in the building. */
const counts = ({ shift_role }: HousePerson, { severity }: AlertTarget): boolean =>
  shift_role !== null && (shift_role !== 'shadow' || severity === 'critical');

/** The first group in which there is anybody: an alert goes one step on, never nowhere. */
const firstOf = (...groups: readonly People[]): People => groups.find((group) => group.length > 0) ?? [];

/**
 * Who is told of an alert: by what they may open, whether they are at work, whether they lead the shift, and whose key
 * worker they are. With nobody at work it goes to whoever is on call, then to the manager, then to the provider.
 */
export function alertRecipients(alert: AlertTarget, everyone: People): readonly string[] {
  const able = everyone.filter((person) => !alert.except?.includes(person.id) && mayOpen(person, alert));
  const superusers = able.filter(({ is_superuser }) => is_superuser);
  const managers = firstOf(
    able.filter(({ manages }) => manages),
    able.filter(({ is_manager }) => is_manager),
    superusers,
  );
  const onCall = able.filter(({ is_on_call }) => is_on_call);
  const team = able.filter((person) => counts(person, alert));
  const named = team.filter(({ shift_role }) => shift_role === 'shift_lead');
  const ableToLead = team.filter(({ may_lead, shift_role }) => may_lead && shift_role !== 'shadow');
  // A shift without anybody to lead it: those in the house must know, and somebody who can decide.
  const leaderless = team.length > 0 ? [...team, ...firstOf(onCall, managers)] : [];
  const leads = firstOf(named, ableToLead, leaderless, onCall, managers);
  const groups: { readonly [A in Audience]: () => People } = {
    team: () => firstOf(team, onCall, managers),
    lead: () => leads,
    key_worker: () =>
      firstOf(
        able.filter(({ key_worker_of }) => alert.resident !== null && key_worker_of.includes(alert.resident)),
        leads,
      ),
    manager: () => managers,
    on_call: () => firstOf(onCall, managers),
    maintenance: () =>
      firstOf(
        able.filter(({ is_maintenance }) => is_maintenance),
        managers,
      ),
    superuser: () => superusers,
    owner: () =>
      firstOf(
        able.filter(({ id }) => id === alert.owner),
        leads,
      ),
  };
  return [...new Set(alert.to.flatMap((audience) => groups[audience]().map(({ id }) => id)))];
}
