import { addMinutes, compareMoments, localDay, minutesBetween, type Moment } from '#domain/kit/time/time.ts';
import { appointment } from '#domain/appointments/appointment.ts';
import { preparingStep } from '#domain/appointments/preparing.ts';
import { stillAhead } from '#domain/appointments/still-ahead.ts';
import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import type { OpenAlerts } from '#domain/alerts/engine/alert-rule.ts';
import { findingKey, hasGrown, isOpen, type FoundAlert } from '#domain/alerts/engine/reconcile.ts';
import { notification, type Notification } from '#domain/notices/notification.ts';
import { inAppRecipient } from '#domain/notices/in-app-recipient.ts';
import { raisedAlert, recipientsOfFinding } from '../../alerts/sweep/raised-alert.ts';
import { recipientsAt, type Recipients } from '../../alerts/sweep/recipients.ts';
import { sweepContext } from '../../alerts/sweep/sweep-context.ts';
import { areas } from '../../areas.ts';
import type { RuleSet, SweepContext } from '../../kit/alerts/rule-set.ts';
import { HomeCache } from '../../kit/context/circumstances.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { quoted } from '../../kit/schema/table.ts';
import { preparationReminder } from '../../notices/prepare-visits.ts';
import { minutesLater } from '../stage/calendar.ts';
import type { HouseKey } from '../stage/houses.ts';
import { insertRecords } from '../stage/insert.ts';
import { managerOf, type Scene } from '../stage/scene.ts';
import { seeded } from '../stage/seeded.ts';

/** A finding of now, looked for at earlier and earlier moments. */
interface LastingFinding {
  readonly found: FoundAlert;
  /** The earliest of them at which it was found already, and as grave as it is now. */
  readonly since: Moment;
  readonly graveSince: Moment;
  /** The one before, at which it was not. */
  readonly absentAt: Moment | null;
}

/** A finding of now with the moment at which its alert was raised. */
interface BegunFinding extends Pick<LastingFinding, 'found' | 'graveSince'> {
  readonly begun: Moment;
}

/** What the rules find on the visitor's first day was raised when it began, as the sweep of that hour would have, and seen by who led the shift. */
export async function raiseOpenAlerts(db: Db, scene: Scene): Promise<void> {
  const alerts: Notification[] = [];
  for (const house of keysOf(scene.homes)) {
    const findings = await begunFindings(db, scene, house);
    for (const [begun, all] of Map.groupBy(findings, (one) => one.begun)) {
      const recipients = await recipientsAt(db, scene.homes[house].id, begun);
      for (const one of all) alerts.push(raise(scene, house, one, recipients));
    }
  }
  alerts.push(...(await raisePreparations(db, scene)));
  await insertRecords(db, notification, alerts, new Set(['home', 'resident', 'staff']), () => Buffer.alloc(0));
}

async function begunFindings(db: Db, scene: Scene, house: HouseKey): Promise<readonly BegunFinding[]> {
  const { book, calendar, homes } = scene;
  const home = homes[house].id;
  const keys = book
    .of(notification)
    .filter((alert) => alert.home === home && isOpen(alert))
    .map(({ rule_code, resident, linked_object }) => findingKey({ code: rule_code, resident, object: linked_object }));
  const known = new Set(keys);
  const moments = earlierMoments(scene);
  const place = { db, home, resident: null, now: calendar.now };
  const at = await sweepContext({ homes: new HomeCache() }, place);
  const begun: BegunFinding[] = [];
  for (const rules of areas.alertRules.sets)
    for (const one of await lastingFindings(rules, at, moments, (found) => !known.has(findingKey(found))))
      begun.push({ ...one, begun: await begunAt(db, one, calendar.now) });
  return begun;
}

const minutesBack = [20, 60, 150];
const hoursSwept = ['19:05', '14:05', '07:05', '00:05'];
/** Dates begin to matter at midnight. */
const nightsSwept = [-2, -3, -4, -5, -6, -8, -11, -14, -21, -28];

/** The newest first. */
function earlierMoments({ calendar }: Scene): readonly Moment[] {
  const recent = minutesBack.map((minutes) => minutesLater(calendar.now, -minutes));
  const days = [0, -1].flatMap((day) => hoursSwept.map((time) => calendar.at(day, time)));
  const nights = nightsSwept.map((day) => calendar.at(day, '00:05'));
  return [...recent, ...[...days, ...nights].filter((moment) => moment < String(recent.at(-1)))];
}

const noneOpen: OpenAlerts = { isOpen: () => false, openSince: () => null, waitingSince: () => null };

/** Looks back for as long as something of now was found already. */
async function lastingFindings(
  rules: RuleSet,
  at: SweepContext,
  moments: readonly Moment[],
  isNew: (found: FoundAlert) => boolean,
): Promise<readonly LastingFinding[]> {
  const findAt = async (now: Moment) => (await rules.evaluate({ ...at, now, today: localDay(now, at.zone) }))(noneOpen);
  const findings = (await findAt(at.now)).filter(isNew);
  const lasting = new Map<string, LastingFinding>(
    findings.map((found) => [findingKey(found), { found, since: at.now, graveSince: at.now, absentAt: null }]),
  );
  for (const moment of moments) {
    const open = [...lasting].filter(([, { absentAt }]) => absentAt === null);
    if (open.length === 0) break;
    const then = new Map((await findAt(moment)).map((found) => [findingKey(found), found]));
    for (const [key, one] of open) lasting.set(key, foundBefore(one, then.get(key), moment));
  }
  return [...lasting.values()];
}

function foundBefore(one: LastingFinding, before: FoundAlert | undefined, moment: Moment): LastingFinding {
  if (!before) return { ...one, absentAt: moment };
  const wasAsGrave = one.graveSince === one.since && !hasGrown(before, one.found);
  return { ...one, since: moment, graveSince: wasAsGrave ? moment : one.graveSince };
}

/** A record that was written since it was not found yet is what began it. What began after the last look began half-way. */
async function begunAt(db: Db, { found, since, absentAt }: LastingFinding, now: Moment): Promise<Moment> {
  const written = found.object ? await writtenAt(db, found.object) : null;
  if (written !== null && compareMoments(written, absentAt ?? since) > 0) return written;
  return since === now && absentAt !== null ? addMinutes(absentAt, minutesBetween(absentAt, now) / 2) : since;
}

async function writtenAt(db: Db, { entity, id }: { entity: string; id: string }): Promise<Moment | null> {
  const [row] = await db.query<{ at: Moment }>(`select t.updated_at as at from ${quoted(entity)} t where t.id = $1`, [
    id,
  ]);
  return row?.at ?? null;
}

const isMinor = ({ severity }: FoundAlert): boolean => severity === 'info' || severity === 'low';

function raise(scene: Scene, house: HouseKey, one: BegunFinding, recipients: Recipients): Notification {
  const { book, calendar, homes, duty } = scene;
  const { found, graveSince, begun: at } = one;
  const card = areas.alertRules.cards.get(found.code);
  if (!card) throw new Error(`${found.code} is no rule we know`);
  const home = homes[house].id;
  const notified = recipientsOfFinding(recipients, found, card);
  const waiting_since = compareMoments(graveSince, at) > 0 ? graveSince : at;
  const raised = book.write(notification, {
    by: null,
    at,
    values: { ...raisedAlert({ home, found, card, notified, at }), waiting_since },
  });
  const seen = minutesLater(waiting_since, seeded(`seen ${findingKey(found)}`).whole(8, 50));
  const by = [duty.lead(house, seen), managerOf(scene, house)].find((person) => notified.includes(person));
  if (isMinor(found) || by === undefined || compareMoments(seen, calendar.now) >= 0) return raised;
  const seenBy = { ...inAppRecipient(by), read_at: seen, acknowledged_at: seen };
  const known = [...raised.recipients.filter(({ staff }) => staff !== by), seenBy];
  return book.carryOn(notification, raised, {
    by,
    at: seen,
    sets: { status: 'acknowledged', recipients: known },
    action: 'alert_acknowledged',
  });
}

/** What a visit needs beforehand was asked for at the time that its form names. */
async function raisePreparations(db: Db, { book, calendar }: Scene): Promise<readonly Notification[]> {
  const alerts: Notification[] = [];
  for (const visit of book.of(appointment).filter(({ status }) => stillAhead.some((ahead) => ahead === status))) {
    const step = preparingStep(visit, calendar.now);
    if (step === null) continue;
    const named = addMinutes(visit.starts_at, -step);
    const at = compareMoments(named, visit.updated_at) < 0 ? visit.updated_at : named;
    alerts.push(book.write(notification, { by: null, at, values: await preparationReminder(db, visit, at) }));
  }
  return alerts;
}
