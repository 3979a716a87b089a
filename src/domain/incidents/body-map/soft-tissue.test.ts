import { expect, test } from 'vitest';
import { bodyRegions } from './body-regions.ts';
import { opensSafeguardingQuestion, softTissueSites } from './soft-tissue.ts';

test.each([
  'front.neck',
  'back.nape',
  'front.abdomen',
  'front.groin',
  'front.upperarm.left',
  'back.thigh.right',
  'back.buttock.left',
])('a mark on %s opens the question', (region) => {
  expect(opensSafeguardingQuestion(region)).toBe(true);
});

test.each(['front.forearm.left', 'front.knee.right', 'back.upperback.left', 'front.face', 'nowhere'])(
  'a mark on %s does not',
  (region) => {
    expect(opensSafeguardingQuestion(region)).toBe(false);
  },
);

test('every soft-tissue site is a place on the drawing', () => {
  const drawn = new Set(bodyRegions.map((region) => region.area));
  expect(softTissueSites.filter((site) => !drawn.has(site))).toEqual([]);
});
