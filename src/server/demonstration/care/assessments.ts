import { answer } from '#domain/assessments/answer.ts';
import { assessmentResult } from '#domain/assessments/assessment-result.ts';
import { nextDue, scoreResult } from '#domain/assessments/filling/score-result.ts';
import { daysBetween } from '#domain/kit/time/time.ts';
import { answersTo } from './assessment-answers.ts';
import { formsInUse, takeForms, type FormInUse } from './assessment-forms.ts';
import { minutesLater } from '../stage/calendar.ts';
import { managerOf, nameOf, seasonDays, type SceneResident, type Scene } from '../stage/scene.ts';
import { seeded, type Seeded } from '../stage/seeded.ts';

export function assess(scene: Scene): void {
  takeForms(scene.book);
  for (const resident of scene.residents.filter(({ leftAt }) => leftAt === undefined))
    for (const form of formsInUse.filter((one) => isAsked(resident, one))) series(scene, resident, form);
}

const isAsked = ({ house, profile }: SceneResident, { code }: FormInUse): boolean => {
  if (code === 'PHQ-9') return house === 'rose' || profile.last === 'Lomax';
  if (code === 'GAD-7') return house === 'rose' && profile.first !== 'Terence';
  return code === 'FALLS'
    ? (profile.flags?.includes('falls') ?? false) || house === 'willow'
    : house !== 'rose' || profile.last === 'Baptiste';
};

/** From some day of the season on, as often as each result asks for. Most are done for now; one in eight comes due this week. */
function series(scene: Scene, resident: SceneResident, form: FormInUse): void {
  const random = seeded(`assess ${resident.profile.last} ${resident.profile.first} ${form.code}`);
  const days = form.form.default_review_days ?? seasonDays;
  const due = random.chance(0.125) ? random.whole(1, 6) : random.whole(8, Math.max(8, days - 1));
  let offset = due - Math.floor((seasonDays - 3 + due) / days) * days;
  while (offset < 0) offset += complete(scene, resident, form, offset, random);
}

/** Filled in, finished and, where the form asks for it, countersigned in most cases. Answers in how many days it is done again. */
export function complete(
  scene: Scene,
  resident: SceneResident,
  inUse: FormInUse,
  offset: number,
  random: Seeded,
): number {
  const { book, calendar } = scene;
  const { form } = inUse;
  const at = calendar.at(offset, 640 + random.whole(0, 200));
  const by = scene.duty.lead(resident.house, at);
  const values = { resident: resident.record.id, assessment: form.id, assessed_at: at };
  const begun = book.write(assessmentResult, {
    by,
    at,
    values: { ...values, reason: 'scheduled', resident_involved: true },
  });
  const answers = answersTo(inUse, { resident, offset, random });
  const { scores, total, band } = scoreResult(form, answers);
  for (const [question, { choices }] of Object.entries(answers))
    book.write(answer, {
      by,
      at: minutesLater(at, 2),
      values: { resident: resident.record.id, result: begun.id, question, choices, score: scores[question] ?? null },
    });
  const next_due = nextDue(form, band, calendar.day(offset));
  const done = book.carryOn(assessmentResult, begun, {
    by,
    at: minutesLater(at, 14),
    action: 'assessment_completed',
    sets: {
      status: 'complete',
      total,
      band: band?.label ?? null,
      next_due,
      summary: `${nameOf(resident)} went through it with us. ${random.pick(summaries)}`,
    },
  });
  if (form.is_countersigned && random.chance(0.7) && minutesLater(at, 900) <= calendar.now)
    book.carryOn(assessmentResult, done, {
      by: managerOf(scene, resident.house),
      at: minutesLater(at, 900),
      action: 'assessment_countersigned',
      sets: { status: 'countersigned' },
    });
  return next_due === null ? seasonDays : daysBetween(calendar.day(offset), next_due);
}

const summaries = [
  'Answers fit with what the shifts have seen.',
  'Much as last time, and said so with a shrug.',
  'Took a break half way and came back to it.',
  'Worth going over again with the key worker.',
  'Family’s view asked as well and much the same.',
  'Nothing new; plan stays as it is.',
];
