import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { accidentScheduler } from '#domain/incidents/checks/accident-scheduler.ts';
import { incident } from '#domain/incidents/incident/incident.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { minutesLater } from '../../stage/calendar.ts';
import { incidentOfDay } from '../../events/everyday-incidents.ts';
import { answerFollowUps } from '../../events/follow-ups.ts';
import { houses } from '../../stage/houses.ts';
import { namesOfSteps, addIncident } from '../../events/incidents.ts';
import { houseOf, managerOf, staffId, type Scene } from '../../stage/scene.ts';
import { seeded } from '../../stage/seeded.ts';

/** What happened on the day is reported; what was reported some days ago is reviewed and closed. */
export function followIncidents(scene: Scene, day: Day): void {
  closeReviewed(scene);
  for (const house of keysOf(houses)) {
    const story = incidentOfDay(scene, house, day);
    if (story) addIncident(scene, story, seeded(`incident ${house} ${day}`));
  }
  answerFollowUps(scene);
}

/** The checks after an accident are done at their hour. */
export function doChecks(scene: Scene): void {
  const { book, duty, calendar } = scene;
  for (const check of book.of(accidentScheduler)) {
    const due = check.due_at;
    const at = due > check.created_at ? minutesLater(due, 6) : minutesLater(check.created_at, 6);
    const by = duty.lead(houseOf(scene, check.home), at);
    if (at <= calendar.now)
      book.carryOn(accidentScheduler, check, {
        by,
        at,
        sets: { status: 'completed', condition: 'same', completed_at: at, completed_by: by },
      });
  }
}

function closeReviewed(scene: Scene): void {
  const { book, calendar } = scene;
  for (const report of book.of(incident)) {
    const manager = managerOf(scene, houseOf(scene, report.home));
    const by = manager === report.created_by ? staffId(scene, 'admin') : manager;
    const at = calendar.at(0, 690);
    const sent =
      report.status === 'draft'
        ? book.carryOn(incident, report, {
            by: report.created_by,
            at: calendar.at(0, 600),
            action: namesOfSteps.submitted,
            sets: { status: 'submitted' },
          })
        : report;
    const reviewed =
      sent.status === 'submitted'
        ? book.carryOn(incident, sent, {
            by,
            at,
            action: 'incident_reviewed',
            sets: { status: 'under_review', root_causes: 'Talked through with the shift and the resident.' },
          })
        : sent;
    const done = reviewed.actions.map((action) => ({ ...action, done_at: action.done_at ?? at }));
    book.carryOn(incident, reviewed, {
      by,
      at: minutesLater(at, 40),
      action: 'incident_closed',
      sets: {
        status: 'closed',
        safeguarding_decision: 'not_needed',
        riddor_status: 'no',
        cqc_notifiable: 'no',
        duty_of_candour: 'no',
        shared_with_team_at: minutesLater(at, 40),
        actions: done,
        review_notes: 'Report is clear and what was done was right. Shared at the team meeting.',
        lessons: reviewed.lessons ?? 'Nothing to change; everyone did what the plan says.',
      },
    });
  }
}
