import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import type { Sitter, SkinTone } from './portraits.ts';
import { faceKey, households } from './residents.ts';
import { colleagues } from './staff-list.ts';

const tones: readonly (readonly [RegExp, SkinTone])[] = [
  [/Black/, 'dark'],
  [/Mixed/, 'brown'],
  [/Pakistani|Indian|Bangladeshi/, 'brown'],
  [/Chinese/, 'olive'],
  [/Eastern/, 'olive'],
];
const toneOf = (ethnicity: string): SkinTone => tones.find(([words]) => words.test(ethnicity))?.[1] ?? 'light';

const darker = new Set([
  'admin',
  'carer',
  'ade.olu',
  'ruth.abara',
  'frances.okoro',
  'grace.mensah',
  'samuel.asante',
  'jasmine.reid',
  'yusuf.karim',
]);
const brown = new Set(['manager', 'priya.raman', 'imran.shah']);
const olive = new Set(['mei.lin', 'victor.mendes']);
const short = new Set([
  'senior',
  'agency',
  'callum.ferris',
  'joel.barker',
  'ade.olu',
  'nathan.price',
  'kieran.doyle',
  'yusuf.karim',
  'victor.mendes',
  'owen.hartley',
  'imran.shah',
  'samuel.asante',
  'derek.hobbs',
]);

/** Everyone who has a portrait, as the painter sees them. */
export function sitters(today: string): readonly Sitter[] {
  const year = Number(today.slice(0, 4));
  const residents = keysOf(households).flatMap((house) =>
    households[house].map((profile): Sitter => ({
      key: faceKey(house, profile),
      tone: toneOf(profile.ethnicity),
      age: year - Number(profile.born.slice(0, 4)),
      longHair: profile.gender !== 'male',
    })),
  );
  const staff = colleagues.map(({ username, years }): Sitter => ({
    key: username,
    tone: darker.has(username) ? 'dark' : brown.has(username) ? 'brown' : olive.has(username) ? 'olive' : 'light',
    age: 28 + years * 2,
    longHair: !short.has(username),
  }));
  return [...residents, ...staff];
}
