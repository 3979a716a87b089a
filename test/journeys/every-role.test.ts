import { guarded, paths, walkAs } from '#world/browser/measures/every-path.ts';
import { atDesk, enter, expect, inHand, settled, test, type Who } from '#world/browser/journey.ts';

// Nobody writes anything on these walks, so they may go side by side.
test.describe.configure({ mode: 'parallel' });

/** Each where they work. The manager's walk is the one on which every page is looked at closely. */
const walks: readonly { who: Who; where: typeof inHand; seen: readonly string[]; name: string }[] = [
  // Those with the fewest rights: whatever a page asks that is refused, it is refused to one of them.
  { who: 'agency', where: inHand, seen: paths, name: 'Every page opens for agency staff, and none breaks' },
  { who: 'auditor', where: atDesk, seen: paths, name: 'Every page opens for an auditor, and none breaks' },
  { who: 'carer', where: inHand, seen: guarded, name: 'What is refused to a carer, and what is not, says so' },
  { who: 'senior', where: inHand, seen: guarded, name: 'What is refused to a senior, and what is not, says so' },
  { who: 'admin', where: atDesk, seen: guarded, name: 'What is refused to head office, and what is not, says so' },
];

for (const { who, where, seen, name } of walks) {
  test(name, where, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(`${page.url()} ${message.text()}`));
    await enter(page, who, { path: '/error' });
    await settled(page);
    for (const path of seen) await walkAs(page, who, path);
    expect(complaints).toEqual([]);
  });
}
