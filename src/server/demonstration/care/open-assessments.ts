import { answer } from '#domain/assessments/answer.ts';
import { assessmentResult } from '#domain/assessments/assessment-result.ts';
import { minutesLater } from '../stage/calendar.ts';
import { residentNamed, type Scene } from '../stage/scene.ts';
import { seeded } from '../stage/seeded.ts';
import { formsOf } from './published-forms.ts';
import { complete } from './assessments.ts';

/** Not everything is done in time: one assessment is overdue, and one was begun yesterday and is not finished. */
export function leaveAssessmentsOpen(scene: Scene): void {
  const form = [...formsOf(scene).values()].find(({ words }) => words.code === 'NUTRITION');
  if (!form) throw new Error('The nutrition screen is not in use.');
  const late = residentNamed(scene, 'Tench');
  const random = seeded('assess Tench late');
  for (const offset of [-68, -40]) complete(scene, late, form, offset, random);

  const resident = residentNamed(scene, 'Boyle').record.id;
  const at = scene.calendar.at(-1, 660);
  const by = scene.duty.lead('rose', at);
  const begun = scene.book.write(assessmentResult, {
    by,
    at,
    values: { resident, assessment: form.record.id, assessed_at: at, reason: 'change' },
  });
  for (const { record, choices } of form.questions.slice(0, 2))
    scene.book.write(answer, {
      by,
      at: minutesLater(at, 2),
      values: {
        resident,
        result: begun.id,
        question: record.id,
        choices: choices.slice(0, 1).map(({ id }) => id),
        score: Number(choices[0]?.['score'] ?? 0),
      },
    });
}
