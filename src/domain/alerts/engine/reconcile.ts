import { rankOf } from '../../kit/traits/severity.ts';
import type { Moment } from '../../kit/time/time.ts';
import { openStates } from '../../notices/open-reminder.ts';
import type { Severity } from '../../kit/traits/severity.ts';
import type { Finding } from './alert-rule.ts';

/** An alert as it is stored. */
export interface KnownAlert {
  readonly id: string;
  readonly rule_code: string;
  readonly resident: string | null;
  readonly linked_object: { readonly entity: string; readonly id: string } | null;
  readonly severity: Severity;
  readonly message: string | null;
  readonly status: 'active' | 'acknowledged' | 'actioned' | 'snoozed' | 'cleared' | 'entered_in_error';
  readonly cleared_by: 'rule' | 'person' | null;
  readonly occasions: readonly string[];
  /** The condition itself has ended, whoever ended the alert. */
  readonly gone_at: Moment | null;
}

/** A finding with the rule that made it. */
export interface FoundAlert extends Finding {
  readonly code: string;
  readonly answeredByPlan: boolean;
  readonly needsClearing?: boolean;
}

interface Reconciled<A extends KnownAlert = KnownAlert> {
  readonly raise: readonly FoundAlert[];
  /** Open, and found now: grown or lessened, the alert stays the same one. */
  readonly update: readonly { readonly alert: A; readonly to: FoundAlert }[];
  readonly clear: readonly A[];
  /** A person had ended it, and now its condition has ended too: what comes after is told anew. */
  readonly over: readonly A[];
}

export const isOpen = ({ status }: Pick<KnownAlert, 'status'>): boolean => openStates.some((open) => open === status);

const keyOf = (code: string, resident: string | null, object: Finding['object']): string =>
  [code, resident ?? '', object?.entity ?? '', object?.id ?? ''].join(' ');
const alertKey = ({ rule_code, resident, linked_object }: KnownAlert): string =>
  keyOf(rule_code, resident, linked_object);
/** Two findings of one rule about the same thing are the same alert. */
export const findingKey = ({ code, resident, object }: Pick<FoundAlert, 'code' | 'resident' | 'object'>): string =>
  keyOf(code, resident, object);

/**
 * What must change so that the alerts say what the findings say. `ranCodes` are the rules that were run: an alert of
 * any other rule is left alone. Running it again on its own result changes nothing.
 */
export function reconcile<A extends KnownAlert>(
  findings: readonly FoundAlert[],
  alerts: readonly A[],
  ranCodes: ReadonlySet<string>,
): Reconciled<A> {
  const found = new Map(findings.map((finding) => [findingKey(finding), finding]));
  const considered = alerts.filter((alert) => ranCodes.has(alert.rule_code));
  const known = Map.groupBy(considered, alertKey);
  const isAnswered = (finding: FoundAlert) =>
    (known.get(findingKey(finding)) ?? []).some((alert) => isOpen(alert) || stillHolds(alert, finding));
  return {
    raise: [...found.values()].filter((finding) => !isAnswered(finding)),
    update: considered.filter(isOpen).flatMap((alert) => {
      const to = found.get(alertKey(alert));
      return to ? [{ alert, to }] : [];
    }),
    clear: considered.filter((alert) => isOpen(alert) && !found.has(alertKey(alert))),
    over: considered.filter(
      (alert) => wasEndedByPerson(alert) && alert.gone_at === null && !found.has(alertKey(alert)),
    ),
  };
}

/** What has grown graver wants to be seen again, whoever had seen it before. */
export const hasGrown = (alert: Pick<KnownAlert, 'severity'>, to: Pick<FoundAlert, 'severity'>): boolean =>
  rankOf(to.severity) > rankOf(alert.severity);

/** Something of it was not there when the alert was last looked at. */
export const isNewTo = (
  alert: Pick<KnownAlert, 'occasions'>,
  { occasions = [] }: Pick<FoundAlert, 'occasions'>,
): boolean => occasions.some((one) => !alert.occasions.includes(one));

const wasEndedByPerson = ({ status, cleared_by }: KnownAlert): boolean =>
  status === 'entered_in_error' || (status === 'cleared' && cleared_by === 'person');

/**
 * Whoever said it was wrong, or answered it with a plan, is not told the same thing again for as long as it goes on as
 * it was. Once it has been gone, is found for something else or has grown, the answer no longer holds.
 */
function stillHolds(alert: KnownAlert, finding: FoundAlert): boolean {
  const isAnswer = wasEndedByPerson(alert) && (alert.status === 'entered_in_error' || finding.answeredByPlan);
  return isAnswer && alert.gone_at === null && !isNewTo(alert, finding) && !hasGrown(alert, finding);
}
