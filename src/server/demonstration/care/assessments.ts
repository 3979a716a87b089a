import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { answer } from '#domain/assessments/answer.ts';
import { assessment } from '#domain/assessments/assessment.ts';
import { assessmentResult } from '#domain/assessments/assessment-result.ts';
import { choice } from '#domain/assessments/choice.ts';
import { question } from '#domain/assessments/question.ts';
import { bandOf, totalScore } from '#domain/assessments/score-bands.ts';
import { formWords, type FormWords } from './assessment-forms.ts';
import { minutesLater } from '../stage/calendar.ts';
import { managerOf, nameOf, seasonDays, staffId, type Resident, type Scene } from '../stage/scene.ts';
import { seeded, type Seeded } from '../stage/seeded.ts';

export interface Form {
  readonly words: FormWords;
  readonly record: AnyRecord;
  readonly questions: readonly { readonly record: AnyRecord; readonly choices: readonly AnyRecord[] }[];
}

export function assess(scene: Scene): void {
  const forms = formWords.map((words, place) => publish(scene, words, place));
  for (const resident of scene.residents.filter(({ leftAt }) => leftAt === undefined))
    for (const form of forms.filter(({ words }) => isAsked(resident, words))) series(scene, resident, form);
}

const isAsked = ({ house, profile }: Resident, { code }: FormWords): boolean => {
  if (code === 'PHQ-9') return house === 'rose' || profile.last === 'Lomax';
  if (code === 'GAD-7') return house === 'rose' && profile.first !== 'Terence';
  return code === 'FALLS'
    ? (profile.flags?.includes('falls') ?? false) || house === 'willow'
    : house !== 'rose' || profile.last === 'Baptiste';
};

function publish(scene: Scene, words: FormWords, place: number): Form {
  const { book, calendar } = scene;
  const by = staffId(scene, 'admin');
  const at = calendar.at(-seasonDays - 1, 540 + place * 5);
  const draft = book.write(assessment, {
    by,
    at,
    values: {
      title: words.title,
      code: words.code,
      purpose: words.purpose,
      category: words.category,
      version_label: '1',
      who_may_complete: ['manager', 'senior', 'carer'],
      default_review_days: words.days,
      is_countersigned: words.isCountersigned ?? false,
      licence_note: words.licence,
      licence_status: words.status,
      acknowledgement: words.acknowledgement ?? null,
      scoring: 'sum',
      min_score: 0,
      max_score: words.max,
      bands: words.bands.map(([from, to, label, severity, advice]) => ({
        from,
        to,
        label,
        severity,
        advice,
        review_days: words.days,
      })),
    },
  });
  const questions = words.questions.map((text, order) => {
    const record = book.write(question, {
      by,
      at,
      values: {
        assessment: draft.id,
        order: order + 1,
        section: words.lead ?? null,
        text,
        kind: 'single',
        ...(text.startsWith('Thoughts that you would')
          ? { trigger: [{ when: 1, severity: 'high', message: 'Ask about safety now and tell the shift lead.' }] }
          : {}),
      },
    });
    const choices = words.choices.map(([label, score], nth) =>
      book.write(choice, { by, at, values: { question: record.id, order: nth + 1, label, score } }),
    );
    return { record, choices };
  });
  const record = book.carryOn(assessment, draft, {
    by,
    at: minutesLater(at, 3),
    sets: { status: 'published' },
    action: 'form_published',
  });
  return { words, record, questions };
}

/** How a person tends to answer, from 0 to 1, at the start and at the end of the season. */
const leanings: Readonly<Record<string, readonly [number, number]>> = {
  Rahman: [0.3, 0.68],
  Baptiste: [0.25, 0.6],
  Lomax: [0.4, 0.5],
  Adcock: [0.5, 0.42],
};

function series(scene: Scene, resident: Resident, form: Form): void {
  const random = seeded(`assess ${resident.profile.last} ${resident.profile.first} ${form.words.code}`);
  const { days } = form.words;
  // Most are done for now; one in eight comes due this week.
  const due = random.chance(0.125) ? random.whole(1, 6) : random.whole(8, Math.max(8, days - 1));
  const rounds = Math.floor((seasonDays - 3 + due) / days);
  for (let round = rounds; round > 0; round -= 1) complete(scene, resident, form, due - round * days, random);
}

export function complete(
  scene: Scene,
  resident: Resident,
  { words, record, questions }: Form,
  offset: number,
  random: Seeded,
): void {
  const { book, calendar } = scene;
  const at = calendar.at(offset, 640 + random.whole(0, 200));
  const by = scene.duty.lead(resident.house, at);
  const passed = (offset + seasonDays) / seasonDays;
  const [from, to] = leanings[resident.profile.last] ?? [0.18, 0.14];
  const begun = book.write(assessmentResult, {
    by,
    at,
    values: {
      resident: resident.record.id,
      assessment: record.id,
      assessed_at: at,
      reason: 'scheduled',
      resident_involved: true,
    },
  });
  const scores = questions.map(({ record: asked, choices }) => {
    const lean = Math.min(0.99, Math.max(0, random.near(from + (to - from) * passed, 0.28)));
    const isNinth = asked['text'] === words.questions[8];
    const safe = isNinth ? Math.min(to > 0.6 ? lean : 0, 0.45) : lean;
    const chosen = choices[Math.floor(safe * choices.length)] ?? choices[0];
    const score = Number(chosen?.['score'] ?? 0);
    book.write(answer, {
      by,
      at: minutesLater(at, 2),
      values: {
        resident: resident.record.id,
        result: begun.id,
        question: asked.id,
        choices: chosen ? [chosen.id] : [],
        score,
      },
    });
    return { score };
  });
  const total = totalScore('sum', scores) ?? 0;
  const bands = words.bands.map(([start, end, label]) => ({ from: start, to: end, label }));
  const band = bandOf(total, bands)?.label ?? null;
  const done = book.carryOn(assessmentResult, begun, {
    by,
    at: minutesLater(at, 14),
    action: 'assessment_completed',
    sets: {
      status: 'complete',
      total,
      band,
      next_due: calendar.day(offset + words.days),
      summary: `${nameOf(resident)} went through it with us. ${random.pick(summaries)}`,
    },
  });
  if (random.chance(0.7) && minutesLater(at, 900) <= calendar.now)
    book.carryOn(assessmentResult, done, {
      by: managerOf(scene, resident.house),
      at: minutesLater(at, 900),
      action: 'assessment_countersigned',
      sets: { status: 'countersigned' },
    });
}

const summaries = [
  'Answers fit with what the shifts have seen.',
  'A little better than last month in sleep and energy.',
  'Took a break half way and came back to it.',
  'Worth going over again with the key worker.',
  'Family’s view asked as well and much the same.',
  'Nothing new; plan stays as it is.',
];
