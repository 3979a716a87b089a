import { escalationOf } from '#domain/alerts/escalation.ts';
import { hasGrown, isOpen, reconcile, type Found, type StandingAlert } from '#domain/alerts/reconcile.ts';
import { notification } from '#domain/notices/notification.ts';
import { bandStarts } from '#domain/rota/band-starts.ts';
import { begunByTheClock, byTheClock } from '../kit/by-the-clock.ts';
import type { Db } from '../kit/database.ts';
import { transaction } from '../kit/database.ts';
import type { Keeper } from '../kit/keeper.ts';
import { families, ruleCards } from './families.ts';
import type { Family, Looking } from './family.ts';
import { lookingAt } from './looking-at.ts';
import { peopleOf } from './recipients.ts';

export interface Scope {
  readonly home: string;
  /** One resident, or null for the whole house. */
  readonly resident: string | null;
  /** Only rules about these kinds of record; without it all of them. */
  readonly about?: string;
}

interface KeptAlert extends StandingAlert {
  readonly version: number;
  readonly raised_at: string;
  readonly escalation_level: number;
  readonly recipients: readonly { readonly staff: string }[];
}

/** What a person ended stays known for a while, so that the same finding does not return the next minute. */
const known = `select json_agg(json_build_object('id', t.id, 'version', t.version, 'rule_code', t.rule_code, 'resident', t.resident, 'linked_object', t.linked_object, 'severity', t.severity, 'message', t.message,
    'status', t.status, 'cleared_by', t.cleared_by, 'raised_at', t.raised_at, 'escalation_level', t.escalation_level, 'recipients', t.recipients)) as alerts
  from notification t where t.home = $1::uuid and not t.is_deleted and t.rule_code = any($3::text[]) and ($2::uuid is null or t.resident = $2::uuid)
    and (t.status in ('active', 'acknowledged', 'snoozed', 'actioned') or t.updated_at > $4::timestamptz - interval '28 days')`;

/**
 * Judges a house, or one resident, and brings the alerts into line with what is found. One sweep of a house at a
 * time, on whatever node: the second one finds nothing left to do.
 */
export const sweep = (keeper: Keeper, scope: Scope): Promise<void> =>
  sweepWithin(keeper, scope, async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [lockOf(scope.home)]);
    return true;
  });

/** The same, left alone where another node is at it: it has heard of the same save. */
export const sweepIfFree = (keeper: Keeper, scope: Scope): Promise<void> =>
  sweepWithin(keeper, scope, async (tx) => {
    const [row] = await tx.query<{ free: boolean }>('select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as free', [lockOf(scope.home)]);
    return row?.free === true;
  });

const lockOf = (home: string): string => `alerts ${home}`;

async function sweepWithin(keeper: Keeper, { home, resident, about }: Scope, isOurs: (tx: Db) => Promise<boolean>): Promise<void> {
  const chosen = families.filter(({ concerns }) => about === undefined || concerns.includes(about));
  if (chosen.length === 0) return;
  await transaction(keeper.pool, async (tx) => {
    const whom = chosen.some(({ ofHouse }) => ofHouse) ? null : resident;
    if (await isOurs(tx)) await judge(keeper, tx, chosen, await lookingAt(keeper, { db: tx, home, resident: whom, now: keeper.now() }));
  });
  keeper.tell();
}

/** One judging of a house: what it works with, and whom it can tell. */
interface Hearing {
  readonly keeper: Keeper;
  readonly tx: Db;
  readonly looking: Looking;
  readonly people: Awaited<ReturnType<typeof peopleOf>>;
}

async function judge(keeper: Keeper, tx: Db, chosen: readonly Family[], looking: Looking): Promise<void> {
  const { home, resident, now } = looking;
  const codes = chosen.flatMap(({ rules }) => rules.map(({ code }) => code));
  const [row] = await tx.query<{ alerts: readonly KeptAlert[] | null }>(known, [home, resident, codes, now]);
  const alerts = row?.alerts ?? [];
  const stands = (code: string, about: string | null) => alerts.some((alert) => alert.rule_code === code && alert.resident === about && isOpen(alert));
  const findings: Found[] = [];
  for (const one of chosen) findings.push(...(await one.look(looking))(stands));
  const spoken = [...findings, ...alerts].flatMap((about) => about.resident ?? []);
  const hearing: Hearing = { keeper, tx, looking, people: await peopleOf(tx, home, now, [...new Set(spoken)]) };
  const { raise, change, clear } = reconcile(findings, alerts, new Set(codes));
  for (const found of raise) await raiseAlert(hearing, found);
  for (const { alert, to } of change) await changeAlert(hearing, alert, { severity: to.severity, message: to.saw, ...(hasGrown(alert, to) ? anew : {}) });
  for (const alert of clear) await changeAlert(hearing, alert, { status: 'cleared', cleared_by: 'rule' });
  const touched = new Set([...change.map(({ alert }) => alert), ...clear]);
  for (const alert of alerts.filter((one) => !touched.has(one))) await escalate(hearing, alert);
}

const anew = { status: 'active', escalation_level: 0 } as const;

async function raiseAlert({ keeper, tx, looking, people }: Hearing, found: Found): Promise<void> {
  const card = ruleCards.get(found.code);
  if (!card) throw new Error(`${found.code} is no rule we know`);
  const told = people(card.to, found);
  const values = {
    home: looking.home, resident: found.resident, title: card.title, message: found.saw, severity: found.severity, category: card.category, rule_code: found.code,
    linked_object: found.object, raised_at: looking.now, due_at: found.due_at ?? null, status: 'active', escalation_level: 0, recipients: told.map(telling), informed: told,
  };
  await begunByTheClock(keeper, notification, values, tx);
}

const changeAlert = ({ keeper, tx, looking }: Hearing, alert: KeptAlert, sets: Readonly<Record<string, unknown>>): Promise<void> =>
  byTheClock(keeper, notification, { id: alert.id, version: alert.version, homes: [looking.home] }, sets, tx);

/** What nobody has seen in time is told to more people, and says so. */
async function escalate(hearing: Hearing, alert: KeptAlert): Promise<void> {
  const { now, zone, settings } = hearing.looking;
  const [, shift_began] = bandStarts(now, zone, settings.shift_times);
  const { level, to } = escalationOf(alert, now, shift_began);
  if (level <= alert.escalation_level) return;
  const before = alert.recipients.map(({ staff }) => staff);
  const more = hearing.people(to, alert).filter((staff) => !before.includes(staff));
  await changeAlert(hearing, alert, { escalation_level: level, recipients: [...alert.recipients, ...more.map(telling)], informed: [...new Set([...before, ...more])] });
}

const telling = (staff: string) => ({ staff, channel: 'in_app', read_at: null, acknowledged_at: null });
