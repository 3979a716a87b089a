import { paths, walkAs } from '#world/browser/every-path.ts';
import { atDesk, enter, expect, inHand, settled, test } from '#world/browser/journey.ts';

/** Where each of them works. The manager's walk is the one on which every page is looked at closely. */
const place = { admin: atDesk, senior: inHand, carer: inHand, agency: inHand, auditor: atDesk } as const;

// Nobody writes anything on these walks, so they may go side by side.
test.describe.configure({ mode: 'parallel' });

for (const [who, where] of Object.entries(place) as [keyof typeof place, typeof inHand][]) {
  test(`Every page opens for ${who}, and none breaks`, where, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(`${page.url()} ${message.text()}`));
    await enter(page, who, { path: '/error' });
    await settled(page);
    for (const path of paths) await walkAs(page, who, path);
    expect(complaints).toEqual([]);
  });
}
