import { describe, expect, test } from 'vitest';
import { bodyRegions, regionOf, regionWords } from './body-regions.ts';

describe('the body drawing', () => {
  test('has 31 regions in front and 35 behind, each named once', () => {
    expect(bodyRegions.filter(({ view }) => view === 'front')).toHaveLength(31);
    expect(bodyRegions.filter(({ view }) => view === 'back')).toHaveLength(35);
    expect(new Set(bodyRegions.map(({ key }) => key)).size).toBe(66);
  });

  test('has a left for every right', () => {
    const sides = (side: string) =>
      bodyRegions.filter((region) => region.side === side).map(({ view, area }) => `${view}.${area}`);
    expect(sides('left')).toEqual(sides('right'));
  });

  test('says each place in words that no other place has', () => {
    expect(new Set(bodyRegions.map(({ words }) => words)).size).toBe(66);
  });
});

test.each([
  ['front.thigh.left', 'left thigh, front'],
  ['back.upperarm.right', 'right upper arm, back'],
  ['front.face', 'face'],
  ['back.heel.left', 'left heel'],
  ['back.kneeback.right', 'back of the right knee'],
  ['back.backofhead', 'back of the head'],
])('%s reads “%s”', (key, words) => {
  expect(regionWords(key)).toBe(words);
});

test('a region of a drawing we no longer know is shown as it is stored', () => {
  expect(regionWords('side.ribs.left')).toBe('side.ribs.left');
  expect(regionOf('side.ribs.left')).toBeNull();
});
