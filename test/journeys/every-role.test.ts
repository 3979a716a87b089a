import { walkAs } from '#world/browser/measures/every-path.ts';
import { paths } from '#world/browser/measures/refused-pages.ts';
import { enter, expect, inHand, settled, test } from '#world/browser/journey.ts';

// Those with the fewest rights: whatever a page asks that is refused, it is refused to them.
test('Every page opens for agency staff, and none breaks', inHand, async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(`${page.url()} ${message.text()}`));
  await enter(page, 'agency', { path: '/error' });
  await settled(page);
  for (const path of paths) await walkAs(page, 'agency', path);
  expect(complaints).toEqual([]);
});
