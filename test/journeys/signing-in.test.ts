import type { Page } from '@playwright/test';
import contract from '../../contract/routes.json' with { type: 'json' };
import {
  ask,
  atDesk,
  enter,
  expect,
  goOn,
  homeNamed,
  inHand,
  newMessages,
  password,
  pin,
  post,
  settled,
  test,
} from '#world/browser/journey.ts';

test(
  'A carer mistypes her password, is told so in a sentence, and need not type her name again',
  inHand,
  async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Username').fill('carer');
    await page.getByLabel('Password', { exact: true }).fill('gateway-demo-2062');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('The username or password is not right.');
    await expect(newMessages(page).getByRole('alert')).toContainText('The username or password is not right.');
    await expect(page.getByLabel('Username')).toHaveValue('carer');
  },
);

test('The sign-in page is on the screen before its script has come, and nothing moves when it has', async ({
  page,
}) => {
  let letGo = () => {};
  const script = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/assets\/front-[^/]*\.js/, async (route) => {
    await script;
    await route.continue();
  });
  const placesOf = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return ['header', 'header a', 'header img', 'main img', 'h1', 'h1 + p'].map((part) => {
        const { x, y, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        return [part, x, y, width, height];
      });
    });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: /^Hearth by / })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveCount(0);
  const before = await placesOf();
  letGo();
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(await placesOf()).toEqual(before);
});

/** The records chosen in what the browser keeps. Lists beside them come from the server whenever it answers, and others may be writing. */
const chosenIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const slices = Object.entries(JSON.parse(sessionStorage.getItem('persist:root') ?? '{}') as Record<string, string>);
    const values = slices.flatMap(([slice, stored]) =>
      Object.entries(JSON.parse(stored) as object).map(([key, value]) => ({
        where: `${slice}.${key}`,
        id: value?.id as string | undefined,
      })),
    );
    return values.filter(({ where, id }) => id && where !== 'auth.user').map(({ where, id }) => `${where} ${id}`);
  });

test('A carer signs in, chooses Rose House, and goes over to Oak Lodge', inHand, async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Username').fill('carer');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hearth by Community Care Homes');
  await expect(page.getByText('Gateway to Community Integration', { exact: true })).toBeVisible();

  await settled(page);
  const asked: string[] = [];
  const note = (request: { url(): string }) => asked.push(request.url());
  page.on('request', note);
  await page.getByRole('button', { name: 'Proceed to Homepage', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Please select a house to proceed.');
  await expect(page).toHaveURL('/');
  page.off('request', note);
  expect(
    asked.filter((url) => url.includes('/api/') && !/\/api\/(events|me\/active)/.test(url)),
    'nothing is asked of the server',
  ).toEqual([]);
  expect(await chosenIn(page)).toEqual([]);

  await page.getByPlaceholder('Select a House', { exact: true }).click();
  await expect(page.getByRole('option')).toHaveText(['Oak Lodge', 'Rose House']);
  await page.getByRole('option', { name: 'Rose House' }).click();
  await page.getByRole('button', { name: 'Proceed to Homepage' }).click();
  await expect(page).toHaveURL('/home');
  await expect.poll(() => chosenIn(page)).toHaveLength(1);

  await page.getByRole('button', { name: 'House: Rose House. Change house' }).click();
  await page.getByRole('menuitem', { name: 'Oak Lodge' }).click();
  await expect(page.getByRole('button', { name: 'House: Oak Lodge. Change house' })).toBeVisible();
});

test(
  'Signing out forgets everything in the same turn, and the old session opens nothing any more',
  inHand,
  async ({ page }) => {
    const { token } = await enter(page, 'carer', { ownSession: true });
    await settled(page);
    await page.getByRole('button', { name: 'my menu' }).click();
    const left = await page.getByRole('menuitem', { name: 'Sign out' }).evaluate((item: HTMLElement) => {
      item.click();
      return sessionStorage.getItem('persist:root');
    });
    expect(left).toBeNull();
    await expect(page).toHaveURL('/login');
    await expect
      .poll(async () => (await page.request.get('/api/me', { headers: { Authorization: `Token ${token}` } })).status())
      .toBe(401);
    await page.goto('/resident');
    await expect(page).toHaveURL('/login');
  },
);

test('Whoever is not signed in is led from every page to sign-in', atDesk, async ({ page }) => {
  await page.goto('/resident');
  await expect(page).toHaveURL('/login');
  const { routes } = contract.signedOut;
  for (const { path } of contract.signedIn.routes) {
    if (routes.includes(path)) continue;
    await goOn(page, path);
    await expect(page, path).toHaveURL('/login');
  }
  for (const path of routes) {
    await page.goto(path);
    await settled(page);
    await expect(page).toHaveURL(path);
  }
});

test(
  'An address that does not exist says so, and a slash at the end of one that does is forgiven',
  atDesk,
  async ({ page }) => {
    await enter(page, 'carer', { path: '/no-such-page' });
    await expect(page).toHaveURL('/error');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find that page');
    for (const path of ['/Resident', '/home/elsewhere', '/evaluation/deatil/more']) {
      await goOn(page, path);
      await expect(page, path).toHaveURL('/error');
    }
    await page.goto('/resident/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Residents');
  },
);

test('Opening the sign-in page by habit does not sign anybody out', inHand, async ({ page }) => {
  await enter(page, 'carer', { path: '/login', ownSession: true });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You are signed in as');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('A session that was ended elsewhere is told of, and the sign-in page says why', inHand, async ({ page }) => {
  const { token } = await enter(page, 'carer', { ownSession: true });
  await settled(page);
  await page.request.post('/api/logout', { headers: { Authorization: `Token ${token}` } });
  await goOn(page, '/note');
  await page
    .getByRole('alert')
    .filter({ hasText: 'Your session has ended.' })
    .getByRole('button', { name: 'Sign in again' })
    .click();
  await expect(page).toHaveURL('/login');
  await expect(newMessages(page).getByRole('alert').first()).toContainText('Please sign in.');
});

test('After five wrong PINs the device is signed out and says why', inHand, async ({ page }) => {
  await enter(page, 'carer', { ownSession: true, path: '/lock' });
  const secret = page.getByLabel('PIN', { exact: true });
  for (let tries = 0; tries < 5; tries++) {
    const answered = page.waitForResponse('**/api/me/unlock/');
    await secret.fill('908172');
    await answered;
  }
  await expect(page).toHaveURL('/login');
  await expect(newMessages(page).getByRole('alert').first()).toContainText(
    'Too many wrong tries. Please sign in again.',
  );
});

test(
  'By six digits a locked page opens, the way to another sign-in is in sight, and a push tapped meanwhile leads to its reminder',
  inHand,
  async ({ page }) => {
    await enter(page, 'carer', { ownSession: true, path: '/note' });
    await settled(page);
    await page.getByRole('banner').getByRole('button', { name: 'Lock' }).click();
    await expect(page.getByRole('button', { name: 'Someone else' })).toBeInViewport({ ratio: 1 });
    await page.evaluate(() =>
      navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { open: '/notification' } })),
    );
    for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
    await expect(page).toHaveURL('/notification');
  },
);

test('A manager invites a colleague where there is no mail server, and the colleague comes in by the link at once', async ({
  page,
  browser,
}) => {
  const entry = await enter(page, 'manager', { path: '/staff' });
  const home = await homeNamed(page, entry);
  const groups = await ask<{ id: string; name: string }[]>(page, entry, '/api/group/');
  const name = `Nia${crypto.randomUUID().slice(0, 8)}`;
  const colleague = await post(page, entry, '/api/staff/', {
    first_name: name,
    last_name: 'Okoro',
    username: name.toLowerCase(),
    phone: '07700 900123',
    email: `${name}@hearth.example`,
    role: 'support_worker',
    employment_type: 'permanent',
    homes: [home],
    start_date: '2026-01-05',
    groups: groups.filter((group) => group.name === 'Carer').map(({ id }) => id),
  });
  await goOn(page, `/staff?id=${colleague.id}`);
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
  const link = await page
    .getByRole('dialog', { name: `Invitation for ${name} Okoro` })
    .getByLabel('Link')
    .inputValue();
  await expect(newMessages(page)).not.toContainText('sent');

  const theirs = await browser.newContext();
  const tab = await theirs.newPage();
  const { pathname, search } = new URL(link);
  await tab.goto(new URL(pathname + search, page.url()).href);
  await expect(tab.getByText(`${name} Okoro`)).toBeVisible();
  await expect(tab.getByRole('textbox', { name: /name/i })).toHaveCount(0);
  await tab.getByLabel('New password').fill('gravel lantern and 42 pence');
  await tab.getByLabel('The same password again').fill('gravel lantern and 42 pence');
  await tab.getByRole('button', { name: 'Set my password and come in' }).click();
  await expect(tab.getByRole('button', { name: 'Proceed to Homepage' })).toBeVisible();
  await theirs.close();
});

test(
  'A second tab of the same browser goes on where the first one is, and both are left together',
  inHand,
  async ({ page, context }) => {
    await enter(page, 'carer', { ownSession: true });
    await settled(page);
    const second = await context.newPage();
    await second.goto('/resident');
    await expect(second).toHaveURL('/resident');
    await expect(second.getByRole('heading', { level: 1 })).toHaveText('Residents');
    await expect(second.getByRole('button', { name: 'House: Rose House. Change house' })).toBeVisible();
    await page.getByRole('button', { name: 'my menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    for (const tab of [page, second]) {
      await expect(tab).toHaveURL('/login');
      expect(await tab.evaluate(() => sessionStorage.getItem('persist:root'))).toBeNull();
    }
  },
);

test(
  'A locked tab hands nothing over; tabs of one session lock and open together',
  inHand,
  async ({ page, context }) => {
    await enter(page, 'carer', { ownSession: true });
    await settled(page);
    const second = await context.newPage();
    await second.goto('/resident');
    await settled(second);
    await page.getByRole('button', { name: 'Lock' }).click();
    await expect(second).toHaveURL('/lock');
    const third = await context.newPage();
    await third.goto('/resident');
    await expect(third.getByLabel('Username')).toBeVisible();
    await page.getByLabel('PIN', { exact: true }).pressSequentially(pin);
    await expect(page).toHaveURL('/home');
    await expect(second).toHaveURL('/resident');
  },
);
