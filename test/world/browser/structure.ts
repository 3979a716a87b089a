import axe from 'axe-core';
import { expect } from 'vitest';

/** What a screen reader would stumble on: WCAG 2.0 to 2.2, levels A and AA. Colours need a page that is drawn. */
export async function expectSoundStructure(part: Element = document.body): Promise<void> {
  const { violations } = await axe.run(part, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'color-contrast': { enabled: false } },
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
