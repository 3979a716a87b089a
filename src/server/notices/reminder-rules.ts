import { entersState } from '#domain/kit/vocabulary/states.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { whoCan } from '#domain/kit/people/who-can.ts';
import { home } from '#domain/homes/home.ts';
import { notification, type Notification } from '#domain/notices/notification.ts';
import { register } from '#domain/register.ts';
import { selfHarmRisks } from '#domain/plans/risk-categories.ts';
import { risk } from '#domain/plans/risk/risk.ts';
import { readerOf, type Actor } from '../kit/access/actor.ts';
import type { AlertRules } from '../kit/alerts/alert-rules.ts';
import { rulesFor, type RuleContext, type VisibilityContext } from '../kit/context/record-context.ts';
import type { Db } from '../kit/runtime/database.ts';
import { quoted } from '../kit/schema/table.ts';
import { sqlIn } from '../kit/schema/sql-in.ts';
import type { Condition } from '../kit/schema/list-query.ts';

const open = `(t.status in ('active', 'acknowledged') or (t.status = 'snoozed' and t.snoozed_until <= ?::timestamptz))`;

const isInformed = (rules: AlertRules): string =>
  `(not ${sqlIn('t.rule_code', rules.private)} or ?::uuid = any(t.informed))`;
const isAboutOthers = (rules: AlertRules): string =>
  `(not ${sqlIn('t.rule_code', rules.hiddenFromPerson)} or t.linked_object ->> 'id' is distinct from (?::uuid)::text)`;

/** Who manages the house, or looks at it from outside, sees what the rules found about its people. */
const seesFiles = ({ rights, isAuditor, isSuperuser }: Actor): boolean =>
  isAuditor || isSuperuser || may(rights, 'change', home.name);

function isOutOfSight({ rule_code, informed, linked_object }: Notification, actor: Actor, rules: AlertRules): boolean {
  if (rules.hiddenFromPerson.includes(rule_code) && linked_object?.id === actor.id) return true;
  return rules.private.includes(rule_code) && !seesFiles(actor) && !informed.includes(actor.id);
}

/** A reminder about a record is hidden from whom the record is hidden from. */
const hiding = register.flatMap(({ name, hidesFrom }) => (hidesFrom ? [{ name, column: quoted(hidesFrom) }] : []));
const hidden: readonly string[] = hiding.map(
  ({ name, column }) =>
    `(t.linked_object ->> 'entity' is distinct from '${name}' or not exists (select 1 from ${quoted(name)} c where c.id = (t.linked_object ->> 'id')::uuid and ?::uuid = any(c.${column})))`,
);

async function isAboutHidden({ linked_object: about }: Notification, actor: Actor, db: Db): Promise<boolean> {
  const kind = hiding.find(({ name }) => name === about?.entity);
  if (!kind || !about) return false;
  const found = await db.query(
    `select 1 from ${quoted(kind.name)} where id = $1::uuid and $2::uuid = any(${kind.column})`,
    [about.id, actor.id],
  );
  return found.length > 0;
}

const visibleConditions = ({ context, actor }: VisibilityContext): readonly Condition[] => [
  { sql: isAboutOthers(context.alertRules), value: actor.id },
  ...hidden.map((sql) => ({ sql, value: actor.id })),
  ...(seesFiles(actor) ? [] : [{ sql: isInformed(context.alertRules), value: actor.id }]),
];

/** Thoughts of self-harm are cleared by who may approve a risk, once the risk of it was looked at again. */
const reviewedSince = `select 1 from risk r where r.resident = $1::uuid and not r.is_deleted and r.category = any('{${selfHarmRisks.join()}}') and r.reviewed_at >= $2::timestamptz limit 1`;
const untilReviewed = 'MOOD-1';

async function clearingComplaint({ db, actor, record, before }: RuleContext<Notification>) {
  const { rule_code, resident, raised_at } = record;
  if (rule_code !== untilReviewed || !entersState(record, before, 'cleared')) return {};
  if (!may(actor.rights, 'approve', risk.name))
    return {
      status: whoCan(
        risk.access,
        'approve',
        readerOf(actor),
        'clear this, once the risk of self-harm has been reviewed',
      ),
    };
  const [reviewed] = await db.query(reviewedSince, [resident, raised_at]);
  return reviewed ? {} : { status: 'Review the risk of self-harm first; then this can be cleared.' };
}

/** The list shows what still wants somebody; what was put off comes back in its time. */
export const reminderRules = rulesFor(notification, {
  lists: ({ asked, now }) => ('status' in asked ? [] : [{ sql: open, value: now }]),
  isHidden: async ({ context, db, record, actor }) =>
    isOutOfSight(record, actor, context.alertRules) || isAboutHidden(record, actor, db),
  visibleConditions,
  check: clearingComplaint,
});
