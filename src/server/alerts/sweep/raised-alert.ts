import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Audience } from '#domain/alerts/engine/alert-rule.ts';
import type { FoundAlert } from '#domain/alerts/engine/reconcile.ts';
import type { Moment } from '#domain/kit/time/time.ts';
import { inAppRecipient } from '#domain/notices/in-app-recipient.ts';
import type { RuleCard } from '../../kit/alerts/rule-set.ts';
import type { Recipients } from './recipients.ts';

/** Whom a finding is for, besides those whom it is passed on to. */
export const recipientsOfFinding = (
  recipients: Recipients,
  found: FoundAlert,
  { to, hiddenFromPerson }: RuleCard,
  more: readonly Audience[] = [],
): readonly string[] =>
  recipients({
    ...found,
    to: [...to, ...more],
    except: [...(found.except ?? []), ...(hiddenFromPerson && found.object ? [found.object.id] : [])],
  });

interface Raising {
  readonly home: string;
  readonly found: FoundAlert;
  readonly card: RuleCard;
  readonly notified: readonly string[];
  readonly at: Moment;
}

/** A finding as the alert that it begins. */
export const raisedAlert = ({ home, found, card, notified, at }: Raising): RecordValues => ({
  home,
  resident: found.resident,
  title: card.title,
  message: found.saw,
  severity: found.severity,
  category: card.category,
  rule_code: found.code,
  linked_object: found.object,
  raised_at: at,
  waiting_since: at,
  occasions: found.occasions ?? [],
  due_at: found.due_at ?? null,
  status: 'active',
  escalation_level: 0,
  recipients: notified.map(inAppRecipient),
  informed: notified,
});
