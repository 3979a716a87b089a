import { mood } from '#domain/daily-care/mood/mood.ts';
import { moodWords, type MoodWords } from './mood-words.ts';
import { noteDown, seasonDays, type SceneResident, type Scene } from '../stage/scene.ts';
import { deck, seeded } from '../stage/seeded.ts';
import { hasFewWords } from '../support-plans/evaluation-words.ts';
import { aboutResident } from '../stage/wording.ts';

/** Days, counted back from today, on which someone was low and why. */
const lowRuns: Readonly<Record<string, { readonly days: number; readonly scores: readonly number[] }>> = {
  Rahman: { days: 6, scores: [2, 2, 1, 2, 1, 2] },
  Lomax: { days: 3, scores: [2, 2, 2] },
};

/** Low spells that are over: from which day, and for how many. */
const spells: Readonly<Record<string, readonly [from: number, days: number]>> = {
  Adcock: [-41, 4],
  Whitlock: [-63, 3],
  Petrova: [-26, 4],
  Iqbal: [-75, 3],
  Boyle: [-52, 3],
  Lyle: [-30, 3],
  Foster: [-29, 4],
  Pemberton: [-58, 3],
  Desai: [-80, 3],
  Stubbs: [-49, 4],
  Gaunt: [-70, 3],
  Sugden: [-33, 3],
  Marlowe: [-22, 3],
  Nutter: [-61, 3],
  Zielinski: [-15, 4],
};
const isLowSpell = ({ profile }: SceneResident, offset: number): boolean => {
  const [from, length] = spells[profile.last] ?? [0, 0];
  return offset >= from && offset < from + length;
};

const periods = [
  ['morning', 580],
  ['afternoon', 880],
  ['evening', 1190],
] as const;

/** The next words that fit the part of the day. */
function inIts(period: string, next: () => MoodWords): MoodWords {
  const words = next();
  return words.notIn?.includes(period) ? inIts(period, next) : words;
}

/** Moods as the shift saw them, every day in every house. */
export function watchMoods(scene: Scene): void {
  for (const resident of scene.residents) moodsOf(scene, resident);
}

function moodsOf(scene: Scene, resident: SceneResident): void {
  const random = seeded(`moods ${resident.profile.last} ${resident.profile.first}`);
  const run = lowRuns[resident.profile.last];
  const draw = {
    low: deck(moodWords.low, random),
    settled: deck(moodWords.settled, random),
    good: deck(moodWords.good, random),
  };
  const usual = random.near(3.3, 0.4);
  for (let offset = -seasonDays; offset <= 0; offset += 1) {
    const low = run && offset > -run.days ? run.scores[-offset] : undefined;
    const score =
      low ?? (isLowSpell(resident, offset) ? 2 : null) ?? Math.min(4, Math.max(2, Math.round(random.near(usual, 1.1))));
    const [period, minutes] = random.pick(periods);
    const words = inIts(period, draw[score <= 2 ? 'low' : score === 3 ? 'settled' : 'good']);
    const own = (score <= 2 || random.chance(0.35)) && !hasFewWords(resident);
    noteDown(scene, mood, resident, scene.calendar.at(offset, minutes + random.whole(-40, 60)), random, {
      mood_score: score,
      period,
      presentation: words.presentation,
      ...(own && words.says ? { reported_by_resident: true, resident_words: words.says } : {}),
      ...(words.trigger ? { trigger: aboutResident(words.trigger, resident) } : {}),
      ...(words.support
        ? {
            support_given: aboutResident(words.support, resident),
            effect: random.pick(score <= 2 ? ['same', 'better', 'same'] : ['better', 'same']),
          }
        : {}),
      self_harm_thoughts:
        resident.profile.flags?.includes('self_harm') && score <= 2 ? (low === 1 ? 'passive' : 'denied') : 'not_asked',
      ...(low === 1
        ? {
            action_taken:
              'Asked directly; says the thoughts pass and she would come to us. Safety plan read through together, checks agreed hourly.',
            escalated_to: ['shift_lead', 'cmht'],
          }
        : {}),
    });
  }
}
