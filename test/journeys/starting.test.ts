import type { Page } from '@playwright/test';
import contract from '../../contract/calls.json' with { type: 'json' };
import { setUpApp } from '#world/browser/authenticator-app.ts';
import { choose, firstLink, makeHouse, setPassword } from '#world/browser/first-start.ts';
import { atDesk, enter, expect, goOn, inHand, newMessages, settled, test, walkTo } from '#world/browser/journey.ts';
import { startProduct } from '#world/server/running-product.ts';

const at = (path: string) => (url: URL) => url.pathname.replace(/\/$/, '') === path;
const failing = (page: Page, path: string, status: number) =>
  page.route(at(path), (route) => route.fulfill({ status, json: {} }));

test('All fourteen start-up calls are made when a session is taken up again', inHand, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await enter(page, 'manager', { path: '/error' });
  await settled(page);
  await expect.poll(() => contract.startup.filter((path) => !asked.includes(path))).toEqual([]);
});

test('A house list that stays away ends the session after three more tries', inHand, async ({ page }) => {
  const tries: number[] = [];
  await page.route(at('/api/home'), (route) => {
    tries.push(Date.now());
    return route.fulfill({ status: 503, json: {} });
  });
  await enter(page, 'carer', { ownSession: true });
  await expect(page).toHaveURL('/login');
  await expect(newMessages(page).getByRole('alert')).toContainText(
    'Your houses could not be loaded, so you were signed out.',
  );
  expect(tries).toHaveLength(4);
  expect((tries.at(-1) ?? 0) - (tries[0] ?? 0)).toBeGreaterThanOrEqual(3500);
  expect(await page.evaluate(() => sessionStorage.getItem('persist:root'))).toBeNull();
});

test(
  'A house list that is refused ends the session at once, and the sign-in page says why',
  atDesk,
  async ({ page }) => {
    let tries = 0;
    await page.route(at('/api/home'), (route) => {
      tries++;
      return route.fulfill({ status: 403, json: { detail: 'Your access has ended.' } });
    });
    await enter(page, 'carer', { ownSession: true });
    await expect(page).toHaveURL('/login');
    await expect(newMessages(page).getByRole('alert')).toContainText('Your access has ended.');
    expect(tries).toBe(1);
  },
);

test('A session that was locked meanwhile opens the lock, not the sign-in', inHand, async ({ page }) => {
  await page.route(at('/api/home'), (route) =>
    route.fulfill({ status: 401, json: { detail: 'Locked.', code: 'locked' } }),
  );
  await enter(page, 'carer', { ownSession: true });
  await expect(page).toHaveURL('/lock');
  await expect(page.getByLabel('PIN', { exact: true })).toBeVisible();
});

test(
  'When the houses cannot be listed the welcome screen says so and offers to try again',
  inHand,
  async ({ page }) => {
    await failing(page, '/api/homes', 500);
    await enter(page, 'carer', { path: '/', house: null });
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The list of houses could not be loaded.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByPlaceholder('Select a House').click();
    await expect(page.getByRole('option', { name: 'Rose House' })).toBeVisible();
  },
);

test('A page whose code does not arrive says so and offers to reload', atDesk, async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await enter(page, 'carer');
  await settled(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  await goOn(page, '/appointment');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
  expect(logged.join('\n')).toContain('ChunkLoadError');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appointments');
});

/** How far Home says the house is. */
const guide = (page: Page) => page.getByRole('region', { name: 'Getting the house ready' });

/** Somebody comes in an emergency, with nothing known. */
async function admit(page: Page): Promise<void> {
  await walkTo(page, '/resident');
  await page.getByRole('link', { name: 'Add resident' }).first().click();
  await page.getByRole('link', { name: 'Admit in an emergency' }).click();
  // The page before it asks for a date of birth too, and stands until this one is there.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('in an emergency');
  for (const unknown of [
    'Date of birth not known yet',
    'Allergies not known yet',
    'GP not known yet',
    'Number not known yet',
  ])
    await page.getByLabel(unknown).check();
  for (const [label, value] of [
    ['First name', 'Nell'],
    ['Last name', 'Gray'],
    ['Room', '1'],
    ['Came from', 'Her flat'],
    ['Why they came', 'A fire.'],
    ['What is known of danger', 'Nothing yet.'],
    ['Their first name', 'Tom'],
    ['Their last name', 'Gray'],
    ['Phone', '0113 496 0018'],
  ] as const) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
  await choose(page, 'Relationship', 'Child');
  await page.getByRole('button', { name: 'Save emergency admission' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nell Gray');
}

test(
  'An owner begins with nothing, makes two houses, and a colleague comes from applicant to working by what the pages offer',
  atDesk,
  async ({ browser }, info) => {
    const product = await startProduct({ DEMO: 'off' });
    const size = info.project.use;
    const open = async () =>
      (
        await browser.newContext({
          baseURL: product.url,
          viewport: size.viewport ?? null,
          hasTouch: size.hasTouch ?? false,
        })
      ).newPage();
    try {
      const owner = await open();
      await owner.goto(await firstLink(product));
      await owner.getByLabel('First name').fill('Ada');
      await owner.getByLabel('Last name').fill('Byron');
      await owner.getByLabel('Username').fill('owner');
      await setPassword(owner, 'seven quiet lanterns');

      // Whoever may do everything needs more than a password, and nothing is open before.
      await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Set up a second factor');
      await setUpApp(owner);

      // Not asked to sign in again, and offered a house on every page.
      await expect(owner.getByRole('link', { name: 'Make your first house' }).first()).toBeVisible();
      for (const path of ['/resident', '/handover', '/staff', '/rota', '/note', '/house-overview']) {
        await walkTo(owner, path);
        await expect(owner.getByRole('link', { name: 'Make your first house' }).first(), path).toBeVisible();
      }
      await walkTo(owner, '/staff');
      await expect(owner.getByRole('main')).toContainText('Ada Byron');

      // A colleague comes before the house does.
      await walkTo(owner, '/staff/add-staff');
      await owner.getByLabel('First name').first().fill('Grace');
      await owner.getByLabel('Last name').first().fill('Hopper');
      await choose(owner, 'Role', 'Senior');
      await owner.getByLabel('E-mail').first().fill('grace@example.org');
      await owner.getByLabel('Phone').first().fill('0113 496 0001');
      await owner.getByRole('button', { name: 'Save member of staff' }).click();
      await expect(newMessages(owner)).toContainText('saved');
      await expect(owner.getByRole('main')).toContainText('Grace Hopper');
      const grace = new URL(owner.url()).searchParams.get('id') ?? '';

      // Each house that is made is the one in view.
      await owner.getByRole('link', { name: 'Make your first house' }).first().click();
      await makeHouse(owner, 'Elm House');
      await expect(guide(owner)).toContainText('Nothing of 9 steps is done yet. Next: The house and its settings.');
      await owner.getByRole('button', { name: /Change house/ }).click();
      await owner.getByRole('menuitem', { name: 'Add a house' }).click();
      await makeHouse(owner, 'Ash House');

      // What the house settles is what a new chart begins with.
      await owner.getByRole('button', { name: /Change house/ }).click();
      await owner.getByRole('menuitem', { name: 'Settings of Ash House' }).click();
      await owner.getByRole('group', { name: 'Weigh', exact: true }).getByText('Weekly').click();
      await owner.getByRole('button', { name: 'Save house' }).click();
      await expect(owner).toHaveURL('/home');
      await admit(owner);
      await owner.getByRole('tab', { name: 'About' }).click();
      await owner.getByRole('link', { name: 'Begin monitoring' }).click();
      await owner.getByRole('checkbox', { name: 'Weight' }).check();
      await expect(owner.getByRole('combobox', { name: 'How often' })).toHaveValue('Weekly');
      await owner.getByRole('textbox', { name: 'Reason' }).fill('Nobody knows her usual weight.');
      await owner.getByRole('button', { name: 'Save monitoring for Nell' }).click();
      await expect(owner.getByRole('region', { name: /^Monitoring/ })).toContainText('Weight weekly');

      // The guide has counted what is there by now, and is put away.
      await walkTo(owner, '/home');
      await expect(guide(owner)).toContainText('2 of 9 steps are done.');
      await guide(owner).getByRole('button', { name: 'Put the guide away' }).click();
      await expect(guide(owner)).toBeHidden();

      // There is no mail server, so the invitation comes back to whoever made it, once.
      await walkTo(owner, `/staff?id=${grace}`);
      await owner.getByRole('button', { name: 'Invite' }).click();
      await owner.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
      const invitation = owner.getByRole('dialog', { name: 'Invitation for Grace Hopper' });
      await expect(invitation).toContainText('nothing was sent');
      const link = await invitation.getByLabel('Link').inputValue();
      await invitation.getByRole('button', { name: 'Done' }).click();
      await expect(owner.getByRole('main')).not.toContainText(link);

      // What is missing before somebody works is said, and put right where the page leads.
      await owner.getByRole('button', { name: 'Begin induction' }).click();
      await owner.getByRole('dialog').getByRole('button', { name: 'Begin induction' }).click();
      await expect(owner.getByRole('region', { name: 'Is starting' }).getByRole('listitem')).toHaveText([
        'A house is needed before someone starts.',
        'Identity must be checked before someone starts.',
        'Right to work must be checked before someone starts.',
        'A DBS certificate is needed before someone starts.',
        'References are needed before someone starts.',
      ]);
      await expect(owner.getByRole('button', { name: 'Start working' })).toBeHidden();
      await owner.getByRole('link', { name: 'Fill in what is missing' }).click();
      await choose(owner, 'Houses', 'Ash House');
      await owner.getByLabel('Identity checked on').fill('2 Nov 2026');
      await owner.getByText('British or Irish').click();
      await owner.getByRole('textbox', { name: 'DBS certificate number' }).fill('001234567890');
      await owner.getByRole('textbox', { name: 'References received' }).fill('2');
      await owner.getByRole('button', { name: /^Save member of staff/ }).click();
      await owner.getByRole('button', { name: 'Start working' }).click();
      await owner.getByRole('dialog').getByRole('button', { name: 'Start working' }).click();
      await expect(owner.getByRole('main')).toContainText('Working');

      // The invitee is named, chooses a password and a PIN, and is in.
      const invited = await open();
      await invited.goto(link);
      await expect(invited.getByRole('main')).toContainText('Grace Hopper');
      await expect(invited.getByLabel('First name')).toBeHidden();
      await setPassword(invited, 'nine paper boats sail');
      await choose(invited, 'House', 'Ash House');
      await invited.getByRole('button', { name: 'Proceed to Homepage' }).click();
      await expect(invited.getByRole('banner')).toContainText('Grace');
      const again = await open();
      await again.goto(link);
      await expect(again.getByRole('heading', { level: 1 })).toHaveText('This card cannot be used');
      await expect(again.getByRole('main')).toContainText('This invitation has been used');
      for (const one of [owner, invited, again]) await one.context().close();
    } finally {
      await product.stop();
    }
  },
);
