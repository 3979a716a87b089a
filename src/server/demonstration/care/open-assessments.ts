import { answer } from '#domain/assessments/answer.ts';
import { assessmentResult } from '#domain/assessments/assessment-result.ts';
import { minutesLater } from '../stage/calendar.ts';
import { residentNamed, type Scene } from '../stage/scene.ts';
import { seeded } from '../stage/seeded.ts';
import { formsInUse } from './assessment-forms.ts';
import { complete } from './assessments.ts';

/** Not everything is done in time: one assessment is overdue, and one was begun yesterday and is not finished. */
export function leaveAssessmentsOpen(scene: Scene): void {
  const inUse = formsInUse.find(({ code }) => code === 'NUTRITION');
  if (!inUse) throw new Error('The nutrition screen is not in use.');
  const late = residentNamed(scene, 'Tench');
  const random = seeded('assess Tench late');
  for (const offset of [-68, -40]) complete(scene, late, inUse, offset, random);

  const resident = residentNamed(scene, 'Boyle').record.id;
  const at = scene.calendar.at(-1, 660);
  const by = scene.duty.lead('rose', at);
  const begun = scene.book.write(assessmentResult, {
    by,
    at,
    values: { resident, assessment: inUse.form.id, assessed_at: at, reason: 'change' },
  });
  for (const { id: question, choices } of inUse.form.questions.slice(0, 2))
    scene.book.write(answer, {
      by,
      at: minutesLater(at, 2),
      values: {
        resident,
        result: begun.id,
        question,
        choices: choices.slice(0, 1).map(({ id }) => id),
        score: choices[0]?.score ?? null,
      },
    });
}
