import type { FormQuestion } from '#domain/assessments/form.ts';
import { noAnswer, type GivenAnswers } from '#domain/assessments/filling/given-answers.ts';
import { seasonDays, type SceneResident } from '../stage/scene.ts';
import { seeded, type Seeded } from '../stage/seeded.ts';
import type { FormCode, FormInUse } from './assessment-forms.ts';

interface Asking {
  readonly resident: SceneResident;
  /** In days from today. */
  readonly offset: number;
  readonly random: Seeded;
}

/** The words of the answer that somebody gives; none where the question stays open. */
type Answering = (question: FormQuestion, asking: Asking) => string | undefined;

/** How a person tends to answer, from 0 to 1, at the start and at the end of the season. */
const leanings: Readonly<Record<string, readonly [number, number]>> = {
  Rahman: [0.3, 0.68],
  Baptiste: [0.25, 0.6],
  Lomax: [0.4, 0.5],
  Adcock: [0.5, 0.42],
};

const share = (offset: number): number => (offset + seasonDays) / seasonDays;

/** The last of the nine questions about mood, which calls for somebody at once. */
const ninth = 'Thoughts that you would';

const byLeaning: Answering = ({ text, choices, is_required }, { resident, offset, random }) => {
  const [from, to] = leanings[resident.profile.last] ?? [0.18, 0.14];
  const lean = Math.min(0.99, Math.max(0, random.near(from + (to - from) * share(offset), is_required ? 0.28 : 0.1)));
  const safe = text.startsWith(ninth) ? Math.min(to > 0.6 ? lean : 0, 0.45) : lean;
  return choices[Math.floor(safe * choices.length)]?.label;
};

const helped = ['one_person', 'two_person', 'hoist', 'bed'];
const unsteady = ['aid', 'one_person', 'two_person'];
const says = ({ profile }: SceneResident, words: RegExp): boolean =>
  [...profile.diagnoses, String(profile.facts?.sight ?? '')].some((one) => words.test(one));
const mobilityOf = ({ profile }: SceneResident): string => String(profile.facts?.mobility ?? 'independent');
/** What is put right once it was found. */
const wasFoundFirst = ({ resident: { profile }, offset }: Asking, what: string): boolean =>
  offset < -60 && seeded(`falls ${profile.last} ${profile.first} ${what}`).chance(0.15);

/** Each by how its question begins, and by what the record says of the person. */
const falls: readonly (readonly [begins: string, is: (asking: Asking) => boolean])[] = [
  ['Has fallen', ({ resident }) => resident.profile.flags?.includes('falls') ?? false],
  ['Takes four', ({ resident: { profile } }) => profile.diagnoses.length > 2],
  ['Has had a stroke', ({ resident }) => says(resident, /stroke|parkinson/i)],
  ['Is unsteady', ({ resident }) => unsteady.includes(mobilityOf(resident))],
  ['Cannot rise', ({ resident }) => helped.includes(mobilityOf(resident))],
  ['Wears loose', (asking) => wasFoundFirst(asking, 'shoes')],
  ['Sees poorly', ({ resident }) => says(resident, /cataract|macular|glaucoma|sees|blind/i)],
  ['Room has', (asking) => wasFoundFirst(asking, 'room')],
];
const byMobility: Answering = ({ text }, asking) =>
  falls.some(([begins, is]) => text.startsWith(begins) && is(asking)) ? 'Yes' : 'No';

/** As on the scales on that day. */
const byWeight: Answering = ({ text }, { resident: { profile }, offset }) => {
  const change = (profile.drift ?? 0) * share(offset);
  const index = (profile.kg + change) / (profile.cm / 100) ** 2;
  // Losing weight is what she wants and works at.
  const lost = profile.last === 'Rowlands' ? 0 : (-change / profile.kg) * 100;
  if (text.startsWith('Body mass')) return index > 20 ? 'Above 20' : index >= 18.5 ? '18.5 to 20' : 'Below 18.5';
  if (text.startsWith('Weight lost')) return lost > 10 ? 'More than 10 %' : lost >= 5 ? '5 to 10 %' : 'Less than 5 %';
  if (text.startsWith('Is acutely ill')) return 'No';
  if (profile.flags?.includes('choking')) return 'Swallowing';
  return lost >= 5 ? 'Low mood or no appetite' : 'None of these';
};

const answering: { readonly [C in FormCode]: Answering } = {
  'PHQ-9': byLeaning,
  'GAD-7': byLeaning,
  FALLS: byMobility,
  NUTRITION: byWeight,
};

/** What somebody answers on that day, as the record knows them. */
export const answersTo = ({ code, form }: FormInUse, asking: Asking): GivenAnswers =>
  Object.fromEntries(
    form.questions.flatMap((question) => {
      const label = answering[code](question, asking);
      const chosen = question.choices.find((choice) => choice.label === label);
      return chosen ? [[question.id, { ...noAnswer, choices: [chosen.id] }]] : [];
    }),
  );
