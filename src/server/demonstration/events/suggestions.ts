import { suggestion } from '#domain/suggestions/suggestion.ts';
import { minutesLater } from '../stage/calendar.ts';
import { managerOf, residentNamed, type Scene } from '../stage/scene.ts';
import { suggestionStories } from './suggestion-words.ts';

/** What people suggested, and how far each has come. */
export function suggestThings(scene: Scene): void {
  for (const story of suggestionStories) suggest(scene, story);
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
      resident: story.resident ? residentNamed(scene, story.resident).record.id : null,
      feeling: story.feeling ?? null,
      said_by: story.said ?? null,
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
