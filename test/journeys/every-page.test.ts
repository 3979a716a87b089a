import type { Page } from '@playwright/test';
import contract from '../../contract/routes.json' with { type: 'json' };
import { byDay, byNight, expectAccessible } from '#world/browser/axe.ts';
import { expectNoSidewaysScroll } from '#world/browser/measures/narrow-screen.ts';
import { walkFilled } from '#world/browser/measures/every-path.ts';
import { ofEachKind, paths } from '#world/browser/measures/refused-pages.ts';
import { overBudget } from '#world/browser/measures/screen-budget.ts';
import { atDesk, enter, expect, inHand, settled, test, walkTo } from '#world/browser/journey.ts';

/**
 * What of a page's ways to go, things to press and search is left on paper. The headings of columns are pressed, and read.
 * One sheet takes most of it from every page at once; where a page has to do so itself, each is looked at.
 */
async function furnitureOnPaper(page: Page, path: string): Promise<string[]> {
  const own = page.locator(':is([role="radiogroup"], input[type="search"]):not(search *)');
  if (!ofEachKind.has(path) && (await own.count()) === 0) return [];
  await page.emulateMedia({ media: 'print' });
  const left = await page.evaluate(() => {
    const furniture = [
      ...document.querySelectorAll('nav, search, button, [role="tablist"], [role="radiogroup"], input[type="search"]'),
    ].filter((one) => !one.closest('th'));
    return furniture
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
  await page.emulateMedia({ media: 'screen' });
  return left.map((one) => `${path} on paper: ${one}`);
}

/** A desk's screen at 400 % zoom. */
const enlarged = [320];
/** That and a phone; a tablet, and a desk. */
const widths = { inHand: [...enlarged, 390], atDesk: [820, 1440] };

/** A page is opened once and seen at every size: by day as one has it in the hand, by night as it stands on a desk. */
async function expectWellMade(page: Page) {
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/^.+ · Hearth$/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expectNoSidewaysScroll(page, widths.inHand);
  await expectAccessible(page, { lights: byDay });
  await expectNoSidewaysScroll(page, widths.atDesk);
  await expectAccessible(page, { lights: byNight });
}

test(
  'Nobody signed in opens every page that is open to all, one after the other, and can read it',
  atDesk,
  async ({ page }) => {
    const [first = '', ...others] = contract.signedOut.routes;
    await page.goto(first);
    await expectWellMade(page);
    for (const path of others) {
      await test.step(path, async () => {
        await walkTo(page, path);
        await expect(page).toHaveURL(path);
        await expectWellMade(page);
      });
    }
  },
);

test('Somebody invited opens the link and can read the form', atDesk, async ({ page }) => {
  const joy = { kind: 'invitation', username: 'joy', first_name: 'Joy', last_name: 'Adeyemi' };
  await page.route('**/api/password_reset/link/', (route) => route.fulfill({ json: joy }));
  await page.goto('/api/password_reset?token=abc');
  await expect(page.getByText('Your username is joy.')).toBeVisible();
  await expectWellMade(page);
});

/** The budgets have measured every target, in more sizes and by a stricter figure. */
const measured = ['target-size'];

/** How every page is looked at, from the widest screen to the narrowest. What is found is told at the end. */
const looks: readonly ((page: Page, path: string) => Promise<string[]>)[] = [
  async (page, path) => {
    const found = [...(await overBudget(page, path, ['desktop'])), ...(await furnitureOnPaper(page, path))];
    await expectAccessible(page, { lights: byNight, without: measured });
    return found;
  },
  (page, path) => overBudget(page, path, ['tablet']),
  async (page, path) => {
    const found = await overBudget(page, path, ['phone']);
    await expectAccessible(page, { lights: byDay, without: measured });
    return found;
  },
  async (page) => {
    await expectNoSidewaysScroll(page, enlarged);
    return [];
  },
];

/** Some paths lead to one page. */
const shownOn = (page: Page) =>
  page.locator('main').evaluate((main) => `${main.querySelectorAll('*').length} ${main.textContent}`);

test('A manager opens every page, one after the other, and can read it', atDesk, async ({ page }) => {
  test.setTimeout(40_000 * paths.length);
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(`${page.url()} ${message.text()}`));
  const entry = await enter(page, 'manager', { path: '/error' });
  await settled(page);
  const seen = new Set<string>();
  // The next page opens on the screen where the last look was, and is looked at the other way round.
  let order = looks;
  for (const path of paths) {
    await test.step(path, async () => {
      await walkFilled(page, 'manager', entry, path);
      const shown = await shownOn(page);
      if (seen.has(shown)) return;
      seen.add(shown);
      for (const look of order) complaints.push(...(await look(page, path)));
      order = order.toReversed();
    });
  }
  expect(complaints).toEqual([]);
});

test('Head office opens the form of a new house, and can read it', atDesk, async ({ page }) => {
  await enter(page, 'admin', { path: '/home/add-home' });
  await expect(page.getByRole('heading', { name: 'Add house' })).toBeVisible();
  await expectWellMade(page);
});

test('A manager finds the lock, and can read it', atDesk, async ({ page }) => {
  await enter(page, 'manager', { path: '/lock', ownSession: true });
  await expectWellMade(page);
});

test(
  'A carer on the night shift darkens the page, without motion where that is reduced, and finds it dark after a reload',
  inHand,
  async ({ page }) => {
    await page.goto('/login');
    await page.evaluate(() =>
      addEventListener('transitionrun', () => (document.documentElement.dataset['moves'] = '')),
    );
    await page.getByRole('button', { name: 'Night' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page.locator('html')).not.toHaveAttribute('data-moves');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Night' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  },
);
