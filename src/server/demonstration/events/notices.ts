import { notification } from '#domain/notices/notification.ts';
import { suggestion } from '#domain/notices/suggestion.ts';
import { minutesLater } from '../stage/calendar.ts';
import { reminderStories, suggestionStories, type ReminderStory } from './notice-words.ts';
import { managerOf, residentNamed, staffId, type Scene } from '../stage/scene.ts';

export function remind(scene: Scene): void {
  for (const story of reminderStories) reminder(scene, story);
  for (const story of suggestionStories) suggest(scene, story);
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

function suggest(scene: Scene, story: (typeof suggestionStories)[number]): void {
  const { book, calendar } = scene;
  const at = calendar.at(story.day, 700);
  const anonymous = story.from === 'anonymous';
  let said = book.write(suggestion, {
    by: anonymous ? null : scene.duty.lead(story.house, at),
    at,
    values: {
      home: scene.homes[story.house].id,
      from_type: story.from,
      is_anonymous: anonymous,
      from_name: story.name ?? null,
      category: story.category,
      title: story.title,
      body: story.body,
      is_complaint: story.complaint ?? false,
    },
  });
  for (const [place, [status, response]] of (story.after ?? []).entries()) {
    said = book.carryOn(suggestion, said, {
      by: managerOf(scene, story.house),
      at: minutesLater(at, 1600 + place * 4000),
      sets: { status, ...(response ? { response, show_on_board: true } : {}) },
    });
  }
}
