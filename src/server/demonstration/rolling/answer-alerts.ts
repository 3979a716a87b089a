import { notification } from '#domain/notices/notification.ts';
import { areas } from '../../areas.ts';
import { minutesLater } from '../stage/calendar.ts';
import { doneWords } from '../past-alerts/done-words.ts';
import { houseOf, type Scene } from '../stage/scene.ts';
import { seeded } from '../stage/seeded.ts';
import { aboutResident } from '../stage/wording.ts';
import { residentOf } from './stored-scene.ts';

/** What the rules raised yesterday and nobody has answered is acted on by whoever leads the shift; what a plan answers is over with it. */
export function answerAlerts(scene: Scene): void {
  const { book, duty, calendar } = scene;
  for (const alert of book.of(notification)) {
    const words = doneWords[alert.rule_code];
    if (!words) continue;
    const random = seeded(`answer ${alert.id}`);
    const at = calendar.at(0, 560 + random.whole(0, 200));
    const by = duty.lead(houseOf(scene, alert.home), at);
    const who = residentOf(scene, alert.resident);
    const done = random.pick(words);
    const acted = book.carryOn(notification, alert, {
      by,
      at,
      sets: { status: 'actioned', action_plan: who ? aboutResident(done, who) : done },
      action: 'alert_actioned',
    });
    if (areas.alertRules.cards.get(alert.rule_code)?.answeredByPlan)
      book.carryOn(notification, acted, {
        by,
        at: minutesLater(at, 2),
        sets: { status: 'cleared' },
        action: 'alert_cleared',
      });
  }
}
