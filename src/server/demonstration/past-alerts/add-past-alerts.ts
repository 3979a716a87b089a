import type { Audience } from '#domain/alerts/engine/alert-rule.ts';
import { notification } from '#domain/notices/notification.ts';
import { areas } from '../../areas.ts';
import { minutesLater } from '../stage/calendar.ts';
import { keyWorkerOf, managerOf, staffId, type Scene } from '../stage/scene.ts';
import { deck, seeded } from '../stage/seeded.ts';
import { aboutResident } from '../stage/wording.ts';
import { doneWords } from './done-words.ts';
import { endedAlerts, type Ended } from './ended-alerts.ts';

/** The alerts of the season: raised as the rule would have, seen and acted on by who was there, cleared when the condition had gone. */
export function addPastAlerts(scene: Scene): void {
  const random = seeded('past alerts');
  const draw = Object.fromEntries(Object.entries(doneWords).map(([code, words]) => [code, deck(words, random)]));
  for (const one of endedAlerts(scene)) {
    const words = draw[one.code]?.() ?? 'Looked into and put right.';
    addAlert(scene, one, one.resident ? aboutResident(words, one.resident) : words, random.whole(8, 50));
  }
}

/** Who was told, at the hour at which it was raised. */
function recipientsOf(scene: Scene, { house, resident, from }: Ended, to: readonly Audience[]): readonly string[] {
  const { duty } = scene;
  const people: Readonly<Record<Audience, readonly string[]>> = {
    team: duty.at(house, from).map(({ staff }) => staff),
    lead: [duty.lead(house, from)],
    key_worker: [resident ? keyWorkerOf(scene, resident) : duty.lead(house, from)],
    manager: [managerOf(scene, house)],
    on_call: [managerOf(scene, house)],
    maintenance: [staffId(scene, 'derek.hobbs')],
    superuser: [staffId(scene, 'admin')],
    owner: [duty.lead(house, from)],
  };
  return [...new Set(to.flatMap((audience) => people[audience]))];
}

function addAlert(scene: Scene, one: Ended, done: string, minutes: number): void {
  const { book, calendar, homes, duty } = scene;
  const card = areas.alertRules.cards.get(one.code);
  const seen = minutesLater(one.from, minutes);
  const acted = minutesLater(seen, 12);
  if (!card || (one.to ?? one.from) > calendar.now) return;
  const end = one.to ?? calendar.now;
  const lead = duty.lead(one.house, seen);
  const people = [...new Set([...recipientsOf(scene, one, card.to), lead])];
  const raised = book.write(notification, {
    by: null,
    at: one.from,
    values: {
      home: homes[one.house].id,
      resident: one.resident?.record.id ?? null,
      title: card.title,
      message: one.saw,
      severity: one.severity,
      category: card.category,
      rule_code: one.code,
      linked_object: one.object,
      raised_at: one.from,
      waiting_since: one.from,
      occasions: [],
      staff: null,
      recipients: people.map((staff) => ({
        staff,
        channel: 'in_app',
        ...(staff === lead && seen < end ? { read_at: seen, acknowledged_at: seen } : {}),
      })),
    },
  });
  const known =
    seen < end
      ? book.carryOn(notification, raised, {
          by: lead,
          at: seen,
          sets: { status: 'acknowledged' },
          action: 'alert_acknowledged',
        })
      : raised;
  if (one.to === null) return;
  const answered =
    acted < one.to
      ? book.carryOn(notification, known, {
          by: duty.lead(one.house, acted),
          at: acted,
          sets: { status: 'actioned', action_plan: done },
          action: 'alert_actioned',
        })
      : known;
  book.carryOn(notification, answered, {
    by: null,
    at: one.to,
    sets: { status: 'cleared', cleared_by: 'rule', gone_at: one.to },
    action: 'alert_cleared',
  });
}
