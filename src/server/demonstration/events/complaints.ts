import { complaint, type Complaint } from '#domain/complaints/complaint.ts';
import { suggestion } from '#domain/suggestions/suggestion.ts';
import { addDays, localDay } from '#domain/kit/time/time.ts';
import { managerOf, residentNamed, staffId, type Scene } from '../stage/scene.ts';
import { zone } from '../stage/calendar.ts';
import type { Given } from '../stage/record-book.ts';
import { complaintStories, type ComplaintStory } from './complaint-words.ts';

type Sets = Given<typeof complaint>;

/** Complaints with everything that was done about them, as far as it lies in the past. */
export function complainOfThings(scene: Scene): void {
  for (const story of complaintStories) complain(scene, story);
}

function received(scene: Scene, story: ComplaintStory, at: string): Sets {
  const isAnonymous = story.from === 'anonymous';
  return {
    home: scene.homes[story.house].id,
    received_at: at,
    received_how: story.how,
    from_type: story.from,
    is_anonymous: isAnonymous,
    from_name: story.name ?? null,
    from_address: story.address ?? null,
    resident: story.resident ? residentNamed(scene, story.resident).record.id : null,
    category: story.category,
    title: story.title,
    body: story.body,
    wanted: story.wanted ?? null,
    concerns: (story.concerns ?? []).map((username) => staffId(scene, username)),
    suggestion: story.suggestion
      ? (scene.book.of(suggestion).find(({ title }) => title === story.suggestion)?.id ?? null)
      : null,
  };
}

/** What each step writes beside the words of the story. */
const stepSets = (scene: Scene, story: ComplaintStory, said: Complaint, at: string) =>
  ({
    acknowledged: { status: 'acknowledged', acknowledged_at: at },
    investigating: { status: 'investigating', investigator: staffId(scene, story.investigator ?? 'senior') },
    found: {},
    delayed: { answer_by: addDays(said.answer_by ?? localDay(at, zone), 14), delayed_at: at },
    answered: { status: 'answered', answered_at: at },
    closed: { status: 'closed' },
    withdrawn: { status: 'withdrawn' },
  }) as const;

function complain(scene: Scene, story: ComplaintStory): void {
  const { book, calendar } = scene;
  const manager = managerOf(scene, story.house);
  let day = story.day;
  const begun = calendar.at(day, '10:20');
  let said = book.write(complaint, {
    by: story.from === 'anonymous' ? null : manager,
    at: begun,
    values: received(scene, story, begun),
  });
  for (const step of story.after ?? []) {
    day += step.days;
    const at = calendar.at(day, '11:40');
    if (at > calendar.now) return;
    const by = step.to === 'found' ? staffId(scene, story.investigator ?? 'senior') : manager;
    said = book.carryOn(complaint, said, {
      by,
      at,
      sets: { ...stepSets(scene, story, said, at)[step.to], ...step.sets },
    });
  }
}
