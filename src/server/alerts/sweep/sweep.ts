import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { OpenAlerts } from '#domain/alerts/engine/alert-rule.ts';
import { carriedOn, type OpenAlert } from '#domain/alerts/engine/carried-on.ts';
import { isOpen, reconcile, type FoundAlert } from '#domain/alerts/engine/reconcile.ts';
import type { Moment } from '#domain/kit/time/time.ts';
import { notification } from '#domain/notices/notification.ts';
import { inAppRecipient } from '#domain/notices/in-app-recipient.ts';
import { bandStarts } from '#domain/rota/band-starts.ts';
import { createAllAsSystem, updateAsSystem } from '../../kit/records/system-updates.ts';
import type { Db } from '../../kit/runtime/database.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import type { RuleSet, SweepContext, RuleCard } from '../../kit/alerts/rule-set.ts';
import { sweepContext } from './sweep-context.ts';
import { raisedAlert, recipientsOfFinding } from './raised-alert.ts';
import { recipientsAt, type Recipients } from './recipients.ts';

interface SweepScope {
  readonly home: string;
  /** One resident, or null for the whole house. */
  readonly resident: string | null;
  /** Only rules about these kinds of record; without it all of them. */
  readonly about?: string;
}

interface StoredAlert extends OpenAlert {
  readonly version: number;
  readonly recipients: readonly { readonly staff: string }[];
  readonly informed: readonly string[];
  /** Where its resident lives now: who has moved is found through the new house alone. */
  readonly lives_in: string;
}

/** What the rules raised, no person wrote, and goes on: open, or ended by a person while its condition stands. */
const known = `select json_agg(json_build_object('id', t.id, 'version', t.version, 'rule_code', t.rule_code, 'resident', t.resident,
    'linked_object', t.linked_object, 'severity', t.severity, 'message', t.message,
    'status', t.status, 'cleared_by', t.cleared_by, 'occasions', t.occasions, 'gone_at', t.gone_at, 'raised_at', t.raised_at, 'waiting_since', t.waiting_since, 'snoozed_until', t.snoozed_until,
    'escalation_level', t.escalation_level, 'recipients', t.recipients, 'informed', t.informed, 'lives_in', coalesce((select p.home from resident p where p.id = t.resident), t.home))) as alerts
  from notification t where t.home = $1::uuid and not t.is_deleted and t.created_by is null and t.rule_code = any($3::text[]) and ($2::uuid is null or t.resident = $2::uuid)
    and t.gone_at is null`;

/**
 * Sweeps a house, or one resident, and brings the alerts into line with what is found. One sweep of a house at a
 * time, on whatever node: the second one finds nothing left to do.
 */
export const sweep = (context: RecordContext, scope: SweepScope): Promise<boolean> =>
  sweepWithin(context, scope, async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [lockOf(scope.home)]);
    return true;
  });

/** The same, left alone where another sweep is at it; false then, because that one may have read before the save. */
export const sweepIfFree = (context: RecordContext, scope: SweepScope): Promise<boolean> =>
  sweepWithin(context, scope, async (tx) => {
    const [row] = await tx.query<{ free: boolean }>(
      'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as free',
      [lockOf(scope.home)],
    );
    return row?.free === true;
  });

const lockOf = (home: string): string => `alerts ${home}`;

async function sweepWithin(
  context: RecordContext,
  { home, resident, about }: SweepScope,
  isOurs: (tx: Db) => Promise<boolean>,
): Promise<boolean> {
  const chosen = context.alertRules.sets.filter(({ sweptOn }) => about === undefined || sweptOn.includes(about));
  if (chosen.length === 0) return true;
  const isSwept = await context.transaction(async (tx) => {
    const whom = chosen.some(({ ofHouse }) => ofHouse) ? null : resident;
    if (!(await isOurs(tx))) return false;
    await runRules(
      context,
      tx,
      chosen,
      await sweepContext(context, { db: tx, home, resident: whom, now: context.now() }),
    );
    return true;
  });
  return isSwept;
}

/** One sweep of a house: what it works with, and whom it can tell. */
interface SweepRun {
  readonly context: RecordContext;
  readonly tx: Db;
  readonly at: SweepContext;
  readonly recipients: Recipients;
  readonly shift_began: Moment;
}

async function runRules(context: RecordContext, tx: Db, chosen: readonly RuleSet[], at: SweepContext): Promise<void> {
  const { home, resident, now } = at;
  const codes = chosen.flatMap(({ rules }) => rules.map(({ code }) => code));
  const [row] = await tx.query<{ alerts: readonly StoredAlert[] | null }>(known, [home, resident, codes]);
  const alerts = row?.alerts ?? [];
  const openOf = (code: string, about: string | null) =>
    alerts.filter(
      (alert) => alert.rule_code === code && alert.resident === about && alert.linked_object === null && isOpen(alert),
    );
  const openAlerts: OpenAlerts = {
    isOpen: (code, about) => openOf(code, about).length > 0,
    openSince: (code, about) => openOf(code, about)[0]?.raised_at ?? null,
    waitingSince: (code, about) => openOf(code, about).find(({ status }) => status !== 'actioned')?.raised_at ?? null,
  };
  const findings: FoundAlert[] = [];
  for (const one of chosen) findings.push(...(await one.evaluate(at))(openAlerts));
  const [, shift_began] = bandStarts(now, at.zone, at.settings.shift_times);
  const run: SweepRun = { context, tx, at, recipients: await recipientsAt(tx, home, now), shift_began };
  const { raise, update, clear, over } = reconcile(findings, alerts, new Set(codes));
  await createAllAsSystem(
    context,
    notification,
    raise.map((found) => raised(run, found)),
    { within: tx, auditedAs: 'alert_raised' },
  );
  for (const { alert, to } of update) await carryOn(run, alert, to);
  for (const alert of clear) await changeAlert(run, alert, { status: 'cleared', cleared_by: 'rule', gone_at: now });
  for (const alert of over) await changeAlert(run, alert, { gone_at: now });
}

function cardOf({ context }: SweepRun, { code }: FoundAlert): RuleCard {
  const card = context.alertRules.cards.get(code);
  if (!card) throw new Error(`${code} is no rule we know`);
  return card;
}

function raised(run: SweepRun, found: FoundAlert): RecordValues {
  const card = cardOf(run, found);
  const notified = recipientsOfFinding(run.recipients, found, card);
  return raisedAlert({ home: run.at.home, found, card, notified, at: run.at.now });
}

const changeAlert = ({ context, tx, at }: SweepRun, alert: StoredAlert, sets: RecordValues): Promise<void> =>
  updateAsSystem(
    context,
    notification,
    { id: alert.id, version: alert.version, homes: [at.home, alert.lives_in] },
    sets,
    { within: tx, auditedAs: sets['status'] === 'cleared' ? 'alert_cleared' : 'update' },
  );

/** Whoever comes on shift is told of what is open, and whoever it is passed on to, each of them once. */
async function carryOn(run: SweepRun, alert: StoredAlert, found: FoundAlert): Promise<void> {
  const { sets, to } = carriedOn(alert, found, { now: run.at.now, shift_began: run.shift_began });
  const isAnswered = (sets.status ?? alert.status) === 'actioned';
  const more = isAnswered
    ? []
    : recipientsOfFinding(run.recipients, found, cardOf(run, found), to).filter(
        (staff) => !alert.informed.includes(staff),
      );
  const added =
    more.length > 0
      ? { recipients: [...alert.recipients, ...more.map(inAppRecipient)], informed: [...alert.informed, ...more] }
      : {};
  if (Object.keys({ ...sets, ...added }).length > 0) await changeAlert(run, alert, { ...sets, ...added });
}
