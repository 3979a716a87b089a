import type { SceneResident } from '../stage/scene.ts';
import type { Seeded } from '../stage/seeded.ts';

const first = [
  'Kept to on most shifts, and it has made a difference.',
  'New staff were shown how in their first week.',
  'It took a fortnight to become a habit; now nobody has to be reminded.',
  'Missed on two busy evenings, noticed the next day each time.',
];
const later = [
  'Still the thing that helps most.',
  'Done every time this month, nights included.',
  'The agency sheet now says it too.',
  'Worth keeping as it is.',
  'Tried leaving it out for a week, with agreement, and put it back.',
];

/** What worked is what the plan says first, and how it went. */
export const workedWords = (doing: string, nth: number, random: Seeded): string =>
  `${doing} ${random.pick(nth === 0 ? first : later)}`;

const spoken = [
  'Happy with it as it is.',
  'Would like a bit more say about bedtimes.',
  'Says it is working and wants to go further.',
  'Would rather be asked in the afternoon.',
  '“It’s fine. Ask me again next month.”',
  'Read it through, crossed out one word and signed it.',
  '“You’ve got that about right.”',
  'Wants fewer people to ask the same thing.',
  'Proud of it; asked for a copy for the wall.',
  'Thinks we worry too much, and said so kindly.',
  '“Better than the last one.”',
  'Asked for the goal to be made harder.',
  'Wanted the family to hear it as well, which we did by phone.',
  'No complaints, one joke.',
  '“As long as it’s me that decides.”',
  'Would like the same two people to help with it.',
];
const observed = [
  'Leaned in and smiled at each picture of the plan.',
  'At ease throughout; turned away from one picture, which we took out.',
  'Could not say today. Calm when it is done this way, and restless when it is not.',
  'Took the pen and made a mark beside the photograph.',
  'Fell asleep half way; family says it fits.',
  'Took our hand at the part about music.',
  'Watched the strip being put up and checked every picture.',
];

const fewWords = new Set(['Thorpe', 'Achebe', 'McBride', 'Ogden', 'Arkwright', 'Fisher']);
export const hasFewWords = ({ profile }: SceneResident): boolean => fewWords.has(profile.last);

export const viewOf = (resident: SceneResident, random: Seeded): string =>
  random.pick(hasFewWords(resident) ? observed : spoken);
