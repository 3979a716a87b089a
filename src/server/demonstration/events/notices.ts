import { notification } from '#domain/notices/notification.ts';
import { minutesLater } from '../stage/calendar.ts';
import { reminderStories, type ReminderStory } from './notice-words.ts';
import { managerOf, residentNamed, staffId, type Scene } from '../stage/scene.ts';

export function remind(scene: Scene): void {
  for (const story of reminderStories) reminder(scene, story);
}

function reminder(scene: Scene, story: ReminderStory): void {
  const { book, calendar } = scene;
  const at = calendar.at(story.day, story.time);
  if (at > calendar.now) return;
  const people = story.to.map((username) => staffId(scene, username));
  const resident = story.about ? residentNamed(scene, story.about, story.first) : null;
  const raised = book.write(notification, {
    by: null,
    at,
    values: {
      home: scene.homes[story.house].id,
      title: story.title,
      message: story.message,
      severity: story.severity,
      category: story.category,
      rule_code: story.code,
      resident: resident?.record.id ?? null,
      linked_object: null,
      raised_at: at,
      due_at: minutesLater(at, story.severity === 'critical' ? 60 : 1440),
      staff: people[0] ?? null,
      recipients: people.map((staff) => ({
        staff,
        channel: 'in_app',
        ...(story.after ? { read_at: minutesLater(at, 40) } : {}),
      })),
    },
  });
  const by = people[0] ?? managerOf(scene, story.house);
  if (!story.after) return;
  const seen = book.carryOn(notification, raised, {
    by,
    at: minutesLater(at, 41),
    sets: { status: 'acknowledged' },
    action: 'alert_acknowledged',
  });
  if (story.after === 'actioned')
    book.carryOn(notification, seen, {
      by,
      at: minutesLater(at, 90),
      sets: { status: 'actioned', action_plan: story.plan ?? null },
      action: 'alert_actioned',
    });
  if (story.after === 'cleared')
    book.carryOn(notification, seen, {
      by,
      at: minutesLater(at, 1500),
      sets: { status: 'cleared' },
      action: 'alert_cleared',
    });
}
