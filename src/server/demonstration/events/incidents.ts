import { keysOf, type RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { defaultSettings } from '#domain/kit/vocabulary/home-settings.ts';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { accidentChecks } from '#domain/incidents/checks/accident-checks.ts';
import { accidentScheduler } from '#domain/incidents/checks/accident-scheduler.ts';
import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import { centreOf } from '#domain/incidents/body-map/body-point.ts';
import { incident, type Incident } from '#domain/incidents/incident/incident.ts';
import { addHours } from '#domain/kit/time/time.ts';
import { minutesLater } from '../stage/calendar.ts';
import { everydayIncidents } from './everyday-incidents.ts';
import { askAfter, answerFollowUps } from './follow-ups.ts';
import { houses } from '../stage/houses.ts';
import { idAt } from '../stage/id-at.ts';
import { incidentStories, type IncidentStory, type MarkStory } from './incident-stories.ts';
import { managerOf, nameOf, noteDown, residentNamed, staffId, type SceneResident, type Scene } from '../stage/scene.ts';
import { seeded, type Seeded } from '../stage/seeded.ts';

const steps = ['submitted', 'under_review', 'actions_open', 'closed'] as const;
export const namesOfSteps = {
  submitted: 'incident_submitted',
  under_review: 'incident_reviewed',
  actions_open: 'incident_reviewed',
  closed: 'incident_closed',
} as const;

export function reportIncidents(scene: Scene): void {
  const random = seeded('incidents');
  for (const story of incidentStories) addIncident(scene, story, random);
  for (const house of keysOf(houses))
    for (const story of everydayIncidents(scene, house)) addIncident(scene, story, random);
  answerFollowUps(scene);
}

/** `EVENT+14`: so many minutes after it happened. */
const placed = (facts: RecordValues, at: string) =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'string' && value.startsWith('EVENT') ? minutesLater(at, Number(value.slice(5))) : value,
    ]),
  );

export function addIncident(scene: Scene, story: IncidentStory, random: Seeded): void {
  const resident = residentNamed(scene, story.about, story.first);
  const at = scene.calendar.at(story.day, story.time);
  const injured = story.injuries !== undefined;
  const report = noteDown(scene, incident, resident, at, random, (author) => ({
    incident_type: story.type,
    location: story.location,
    description: story.description,
    immediate_actions: story.actions,
    severity: story.severity,
    injuries: story.injuries ?? null,
    people_involved: [
      {
        kind: 'resident',
        ref: { entity: 'resident', id: resident.record.id },
        name: `${resident.profile.first} ${resident.profile.last}`,
        role: 'affected',
        injured,
      },
    ],
    person_in_charge: scene.duty.lead(resident.house, at),
    treatment: story.treatment ?? 'none',
    taken_directly_to_hospital: story.treatment === 'hospital_admitted',
    first_aid: story.treatment === 'first_aid' ? 'Cleaned, dressed, looked at again at the end of the shift.' : null,
    informed: [{ who: 'family', at: minutesLater(at, 2), by: author, method: 'phone' }],
    head_strike: 'no',
    ...placed(story.facts ?? {}, at),
  }));
  if (!report) return;
  const marks = (story.marks ?? []).map((mark) => drawMark(scene, resident, report, mark, random));
  const withMarks =
    marks.length > 0
      ? scene.book.carryOn(incident, report, {
          by: report.created_by,
          at: minutesLater(report.created_at, 12),
          sets: { bodymap: marks },
        })
      : report;
  if (story.until === 'draft') return;
  follow(scene, story, resident, withMarks, random);
  checks(scene, resident, report, random);
  askAfter(scene, resident, report, story.type);
  if (story.type === 'fall' && fallsUntil(scene, report) >= defaultSettings.falls_count)
    askAfter(scene, resident, report, 'two_falls');
}

const fallsUntil = ({ book }: Scene, report: AnyRecord): number =>
  book
    .of(incident)
    .filter(
      (one) =>
        one.incident_type === 'fall' &&
        one.resident === report['resident'] &&
        String(one.occurred_at) <= String(report['occurred_at']) &&
        String(one.occurred_at) > addHours(String(report['occurred_at']), -24 * defaultSettings.falls_days),
    ).length;

function follow(scene: Scene, story: IncidentStory, resident: SceneResident, report: AnyRecord, random: Seeded): void {
  const owner = staffId(scene, { rose: 'moira.lennox', oak: 'ruth.abara', willow: 'helen.garside' }[resident.house]);
  const actions = story.todo ? [{ text: story.todo, owner, due: scene.calendar.day(story.day + 14) }] : [];
  let current = report;
  for (const status of steps.slice(0, steps.findIndex((step) => step === story.until) + 1)) {
    if (status === 'actions_open' && !story.todo) continue;
    const hours = { submitted: 0.5, under_review: 20, actions_open: 44, closed: 150 }[status];
    const at = minutesLater(report.created_at, hours * 60 + random.whole(0, 50));
    if (at > scene.calendar.now) return;
    const by =
      status === 'submitted'
        ? report.created_by
        : status === 'closed'
          ? managerOf(scene, resident.house)
          : owner === report.created_by
            ? managerOf(scene, resident.house)
            : owner;
    current = scene.book.carryOn(incident, current, {
      by: status === 'closed' && by === report.created_by ? staffId(scene, 'admin') : by,
      at,
      action: namesOfSteps[status],
      sets: { status, ...outcome(status, story, actions, at) },
    });
  }
}

function outcome(
  status: (typeof steps)[number],
  story: IncidentStory,
  actions: readonly object[],
  at: string,
): RecordValues {
  if (status === 'under_review')
    return {
      root_causes: story.learnt ? 'Talked through with the shift and the resident; see what we learnt.' : null,
      actions,
    };
  if (status === 'actions_open')
    return {
      safeguarding_decision: 'not_needed',
      riddor_status: 'no',
      cqc_notifiable: 'no',
      duty_of_candour: story.severity === 'moderate' ? 'yes' : 'no',
    };
  if (status !== 'closed') return {};
  return {
    safeguarding_decision: 'not_needed',
    riddor_status: 'no',
    cqc_notifiable: 'no',
    duty_of_candour: 'no',
    lessons: story.learnt ?? null,
    shared_with_team_at: at,
    actions: actions.map((action) => ({ ...action, done_at: minutesLater(at, -60) })),
    review_notes: 'Report is clear and what was done was right. Shared at the team meeting.',
  };
}

function drawMark(scene: Scene, resident: SceneResident, report: AnyRecord, mark: MarkStory, random: Seeded): string {
  const { book, calendar } = scene;
  const at = minutesLater(report.created_at, 6);
  const drawn = book.write(bodyMap, {
    by: report.created_by,
    at,
    values: {
      resident: resident.record.id,
      occurred_at: minutesLater(at, -4),
      occasion: 'incident',
      chart: idAt(at, random),
      region: mark.region,
      ...centreOf(mark.region),
      mark_type: mark.type,
      length_mm: mark.mm,
      width_mm: Math.round(mark.mm * 0.6),
      colour: mark.colour,
      skin_broken: mark.type !== 'bruise',
      pain_0_10: random.whole(1, 4),
      cause: mark.cause,
      incident: report.id,
      explanation_by_resident: `“${random.pick(['It’s nothing, don’t fuss.', 'A bit sore.', 'I never felt it.', 'It looks worse than it is.'])}”`,
      ...(mark.type === 'pressure_damage' ? { pressure_category: '2', blanches: false } : {}),
    },
  });
  if (mark.type === 'pressure_damage') askAfter(scene, resident, drawn, 'pressure_mark');
  const seen = minutesLater(at, 3 * 1440);
  if (seen > calendar.now) return drawn.id;
  const review = (healing: string, when: string, size: number) => ({
    at: when,
    size: `${size} mm`,
    colour: mark.colour.slice(0, 1),
    healing,
    note: healing === 'healed' ? `Gone. ${nameOf(resident)} had forgotten about it.` : 'Smaller and less tender.',
  });
  const looked = book.carryOn(bodyMap, drawn, {
    by: scene.duty.lead(resident.house, seen),
    at: seen,
    sets: {
      reviews: [review('better', seen, Math.round(mark.mm * 0.7))],
      next_review_on: calendar.day(4),
      status: 'healing',
    },
  });
  const later = minutesLater(at, 11 * 1440);
  if (mark.healed && later <= calendar.now)
    book.carryOn(bodyMap, looked, {
      by: scene.duty.lead(resident.house, later),
      at: later,
      sets: { reviews: [...looked.reviews, review('healed', later, 0)], status: 'healed' },
    });
  return drawn.id;
}

/** The checks an accident brings, done in time as far as time has gone. */
function checks(scene: Scene, resident: SceneResident, report: Incident, random: Seeded): void {
  const accident = {
    ...report,
    on_anticoagulant: resident.profile.facts?.on_anticoagulant === true,
    has_unexplained_mark: false,
  };
  const begun = minutesLater(report.created_at, 1);
  for (const check of accidentChecks(accident, defaultSettings)) {
    const values = {
      resident: resident.record.id,
      target: report.id,
      check_kind: check.check_kind,
      purpose: check.purpose,
      due_at: check.due_at,
      window_hours: check.check_kind === 'review' ? 24 : 0.5,
      assigned_role: check.check_kind === 'review' ? 'manager' : 'team',
      source: 'auto',
    };
    const planned = scene.book.write(accidentScheduler, { by: report.created_by, at: begun, values });
    const doneAt = minutesLater(check.due_at > begun ? check.due_at : begun, random.whole(0, 12));
    if (doneAt > scene.calendar.now) continue;
    const by =
      check.check_kind === 'review' ? managerOf(scene, resident.house) : scene.duty.lead(resident.house, doneAt);
    const seen =
      check.check_kind === 'observation'
        ? {
            observations: {
              breaths: random.whole(14, 18),
              oxygen: random.whole(95, 98),
              systolic: random.whole(118, 146),
              pulse: random.whole(64, 88),
              temperature: Math.round(random.near(36.6, 0.4) * 10) / 10,
              consciousness: 'alert',
              pain: random.whole(0, 2),
            },
          }
        : {};
    scene.book.carryOn(accidentScheduler, planned, {
      by,
      at: doneAt,
      sets: {
        status: 'completed',
        condition: random.pick(['same', 'better', 'same']),
        completed_at: doneAt,
        completed_by: by,
        note: random.chance(0.4)
          ? random.pick([
              'Chatting, walked to the kitchen.',
              'Asleep, roused easily.',
              'Says the knee aches a little.',
              'Ate supper, no sickness.',
            ])
          : null,
        ...seen,
      },
    });
  }
}
