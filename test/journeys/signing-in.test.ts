import { enter, expect, inHand, pin, settled, test } from '#world/browser/journey.ts';

const phone = { width: 390, height: 844 };
const screen = { width: 1440, height: 900 };

test(
  'The sign-in page is on the screen before its script has come, and nothing moves when it has',
  inHand,
  async ({ page }) => {
    let letGo = () => {};
    const script = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/assets\/front-[^/]*\.js/, async (route) => {
      await script;
      await route.continue();
    });
    const placesAt = async (size: typeof phone) => {
      await page.setViewportSize(size);
      return page.evaluate(async () => {
        await document.fonts.ready;
        return ['header', 'header a', 'header img', 'main img', 'h1', 'h1 + p'].map((part) => {
          const { x, y, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
          return [part, x, y, width, height];
        });
      });
    };
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: /^Hearth by / })).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveCount(0);
    const atTheDesk = await placesAt(screen);
    const inTheHand = await placesAt(phone);
    letGo();
    await expect(page.getByLabel('Username')).toBeVisible();
    expect(await placesAt(phone)).toEqual(inTheHand);
    await expect.poll(() => placesAt(screen)).toEqual(atTheDesk);
  },
);

test(
  'Tabs of one session go on in the same house, lock, open and are left together; a locked one hands nothing over',
  inHand,
  async ({ page, context }) => {
    await enter(page, 'carer', { ownSession: true });
    await settled(page);
    const second = await context.newPage();
    await second.goto('/resident');
    await expect(second.getByRole('heading', { level: 1 })).toHaveText('Residents');
    await expect(second.getByRole('button', { name: 'House: Rose House. Change house' })).toBeVisible();

    await page.getByRole('button', { name: 'Lock' }).click();
    await expect(second).toHaveURL('/lock');
    const third = await context.newPage();
    await third.goto('/resident');
    await expect(third.getByLabel('Username')).toBeVisible();
    await page.getByLabel('PIN', { exact: true }).pressSequentially(pin);
    await expect(page).toHaveURL('/home');
    await expect(second).toHaveURL('/resident');

    await page.getByRole('button', { name: 'my menu' }).click();
    const left = await page.getByRole('menuitem', { name: 'Sign out' }).evaluate((item: HTMLElement) => {
      item.click();
      return sessionStorage.getItem('persist:root');
    });
    expect(left, 'everything is forgotten in the same turn').toBeNull();
    for (const tab of [page, second]) {
      await expect(tab).toHaveURL('/login');
      expect(await tab.evaluate(() => sessionStorage.getItem('persist:root'))).toBeNull();
    }
  },
);
