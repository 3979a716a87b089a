import type { Locator, Page, TestInfo } from '@playwright/test';
import { expectAccessible } from '#world/browser/axe.ts';
import {
  ask,
  arrive,
  atDesk,
  enter,
  expect,
  homeNamed,
  inHand,
  newMessages,
  residentNamed,
  settled,
  test,
  walkTo,
  type AnsweredRecord,
} from '#world/browser/journey.ts';
import { expectWithinBudget } from '#world/browser/measures/screen-budget.ts';
import { pressAt, tabTo, typeInto } from '#world/browser/without-a-mouse.ts';

/** Each run and size admits people of its own: a number is used once. */
const newNumber = ({ project }: TestInfo, who: string) =>
  `${who}-${project.name}-${Date.now().toString(36)}`.slice(0, 20);

const house = 'Oak Lodge';

/** A draft belongs to a person, so each size has its own, who begins with none. */
async function beginAdmission(page: Page, who: 'senior' | 'manager') {
  const { token } = await enter(page, who, { path: '/resident', house });
  for (const form of ['resident', 'emergency%20admission'])
    await page.request.delete(`/api/draft/${form}/`, { headers: { Authorization: `Token ${token}` } });
}

const next = (page: Page) => page.getByRole('button', { name: /^Next: / });
const step = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title, exact: true });

test(
  'A senior admits someone step by step, is told what is missing, and goes on after a reload',
  inHand,
  async ({ page }, info) => {
    await beginAdmission(page, 'senior');
    await page.getByRole('link', { name: 'Add resident' }).click();
    await expect(step(page, 'Who')).toBeVisible();
    await expectWithinBudget(page, 'Who');
    await page.getByLabel('First name').fill('Tilda');
    await page.getByLabel('Last name').fill('Quill');
    await next(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'problem' })).toContainText('Date of birth is needed.');
    await expectAccessible(page);

    await page.getByLabel('Day', { exact: true }).fill('4');
    await page.getByLabel('Month', { exact: true }).fill('3');
    await page.getByLabel('Year', { exact: true }).fill('1941');
    await page.getByLabel('NHS number or code').fill('943 476 5918');
    await expect(page.getByText('cannot be right: one of its digits is wrong')).toBeVisible();
    await page.getByText('Our own code', { exact: true }).click();
    await page.getByLabel('NHS number or code').fill(newNumber(info, 'TQ'));
    await next(page).click();
    await expect(step(page, 'Coming here')).toBeFocused();

    await page.waitForResponse(
      (answer) => answer.url().includes('/api/draft/resident') && answer.request().method() === 'PUT' && answer.ok(),
    );
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(step(page, 'Coming here')).toBeVisible();

    await page.getByText('Lives here', { exact: true }).click();
    await page.getByLabel('Moved in on').fill('2026-03-01');
    await page.getByLabel('Room').fill('77');
    await page.getByLabel(/^GP( \*)?$/).fill('Dr Shah');
    await page.getByLabel('GP phone').fill('0113 496 0002');
    await next(page).click();
    await expect(step(page, 'Keeping safe')).toBeVisible();
    await page.getByRole('checkbox', { name: 'No known allergies' }).check();
    await next(page).click();
    await expect(step(page, 'About me')).toBeVisible();
    await page.getByLabel('What is important to me').fill('My garden, and tea at four.');
    await next(page).click();
    await expect(step(page, 'Check')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save resident' }).click();
    // Every place of the house is taken, which is asked about before somebody else moves in.
    await page
      .getByRole('dialog')
      .filter({ hasText: 'live there already' })
      .getByRole('button', { name: 'It is right, save it' })
      .click();

    // Whether the house is full by now depends on who else was admitted; whoever admits is asked then.
    const isRight = page.getByRole('button', { name: 'It is right, save it' });
    const saved = newMessages(page).getByText('Resident saved');
    await expect(isRight.or(saved).first()).toBeVisible();
    if (await isRight.isVisible()) {
      await expect(page.getByRole('dialog')).toContainText('The house is registered for');
      await isRight.click();
    }
    await expect(newMessages(page)).toContainText('Resident saved');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tilda Quill');
    await expect(page.getByRole('region', { name: 'Resident' })).toContainText('No known allergies');
  },
);

test('A carer finds a resident by a misspelt name, and by the room', inHand, async ({ page }) => {
  const entry = await enter(page, 'carer', { path: '/resident' });
  const rose = await homeNamed(page, entry);
  await settled(page);
  const search = page.getByRole('searchbox', { name: 'Search by name, room or number' });
  await search.fill('petorva');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Nadia Petrova' })).toBeVisible();
  const residents = await ask<AnsweredRecord[]>(page, entry, `/api/resident/?home=${rose}`);
  await search.fill('11');
  await expect(page.getByRole('article')).toHaveCount(residents.filter(({ room }) => room === '11').length);
  await expectAccessible(page);
});

test(
  'A senior marks someone as in hospital, nothing is due meanwhile, and marks them as back',
  inHand,
  async ({ page }) => {
    const entry = await enter(page, 'senior', { path: '/resident', house });
    const { id, name } = await residentNamed(page, entry, 'Bethan Rowlands', house);
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('region', { name: 'Resident', exact: true }).getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Coming and going' }).click();
    await page.getByRole('menuitem', { name: 'Gone to hospital' }).click();
    const going = page.getByRole('dialog', { name: `Gone to hospital: ${name}` });
    await going.getByRole('button', { name: 'Mark as in hospital' }).click();
    await expect(going).toContainText('Which hospital, which ward is needed.');
    await going.getByLabel('Which hospital, which ward').fill('St James’s, ward 14');
    await going.getByLabel('Why').fill('Chest pain since the morning');
    await going.getByLabel('Expected back on').fill('2030-12-01');
    await going.getByRole('button', { name: 'Mark as in hospital' }).click();
    await expect(going.getByRole('link', { name: 'Print About me' })).toBeVisible();
    await expectAccessible(page);
    await going.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('region', { name: 'Resident' })).toContainText('In hospital');

    const oak = await homeNamed(page, entry, house);
    const board = await ask<{ residents: { resident: AnsweredRecord; due: unknown[] }[] }>(
      page,
      entry,
      `/api/home/${oak}/board/`,
    );
    expect(board.residents.find(({ resident }) => resident.id === id)?.due).toEqual([]);

    await page.getByRole('button', { name: 'Coming and going' }).click();
    await page.getByRole('menuitem', { name: 'Is back' }).click();
    const back = page.getByRole('dialog', { name: `${name} is back` });
    await back.getByRole('button', { name: 'Mark as back home' }).click();
    await back.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('region', { name: 'Resident' })).not.toContainText('In hospital');
  },
);

test('Without a mouse a manager admits someone', atDesk, async ({ page }, info) => {
  await beginAdmission(page, 'manager');
  await pressAt(page, page.getByRole('link', { name: 'Add resident' }), 'Enter');
  await typeInto(page, page.getByLabel('First name'), 'Orla');
  await typeInto(page, page.getByLabel('Last name'), 'Keys');
  await typeInto(page, page.getByLabel('Day', { exact: true }), '9');
  await typeInto(page, page.getByLabel('Month', { exact: true }), '9');
  await typeInto(page, page.getByLabel('Year', { exact: true }), '1939');
  await tabTo(page, page.getByRole('radio', { name: 'NHS number' }));
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowRight');
  await typeInto(page, page.getByLabel('NHS number or code'), newNumber(info, 'OK'));
  await pressAt(page, next(page), 'Enter');
  await expect(step(page, 'Coming here')).toBeFocused();
  await pressAt(page, page.getByRole('radio', { name: 'Today' }).first(), 'Space');
  await typeInto(page, page.getByLabel(/^GP( \*)?$/), 'Dr Shah');
  await typeInto(page, page.getByLabel('GP phone'), '0113 496 0002');
  await pressAt(page, next(page), 'Enter');
  await pressAt(page, page.getByRole('checkbox', { name: 'No known allergies' }), 'Space');
  await pressAt(page, next(page), 'Enter');
  await pressAt(page, next(page), 'Enter');
  await pressAt(page, page.getByRole('button', { name: 'Save resident' }), 'Enter');
  await expect(newMessages(page)).toContainText('Resident saved');
});

const bottomOf = async (page: Page, name: string | RegExp) => {
  const box = await page.getByRole('region', { name }).boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
};

test(
  'At a desk a resident’s day and what to have in mind are in sight without scrolling, and twelve residents of the table',
  atDesk,
  async ({ page }) => {
    const entry = await enter(page, 'senior', { path: '/resident' });
    await page.getByText('Table', { exact: true }).click();
    const rows = page.getByRole('table', { name: 'Residents' }).getByRole('row');
    await expect(rows).toHaveCount(13);
    await expect(rows.last()).toBeInViewport({ ratio: 1 });
    for (const name of ['Winnie Adcock', 'Des Clarke']) {
      const { id } = await residentNamed(page, entry, name);
      await page.goto(`/resident/detail?id=${id}`);
      await settled(page);
      for (const part of [/^Today, /, 'At a glance']) expect(await bottomOf(page, part), name).toBeLessThanOrEqual(900);
    }
  },
);

test(
  'From the weight of today one comes to its chart, and going back finds the page where it was left',
  inHand,
  async ({ page }) => {
    const entry = await arrive(page, 'carer');
    const { id } = await residentNamed(page, entry, 'Winnie Adcock');
    await page.goto(`/resident/detail?id=${id}`);
    await settled(page);
    const weight = page.getByRole('link', { name: /\d kg/ });
    await weight.scrollIntoViewIfNeeded();
    // Where the page stands at the very moment of the press.
    await page.evaluate(() =>
      addEventListener(
        'click',
        () => {
          document.body.dataset['left'] = String(scrollY);
        },
        { capture: true, once: true },
      ),
    );
    await weight.click();
    await expect(page.getByRole('heading', { name: /^Weight/ })).toBeVisible();
    const left = await page.evaluate(() => Number(document.body.dataset['left']));
    await page.goBack();
    await expect(weight).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  },
);

test('The next of kin is one press from the banner', inHand, async ({ page }) => {
  const entry = await arrive(page, 'carer');
  const { id } = await residentNamed(page, entry, 'Winnie Adcock');
  await page.goto(`/resident/detail?id=${id}&tab=plans`);
  await settled(page);
  const banner = page.getByRole('region', { name: 'Resident', exact: true });
  await banner.getByRole('button', { name: /^(Next of kin|More)$/ }).click();
  await expect(banner.getByText(/next of kin/).first()).toBeVisible();
  await expect(banner.getByRole('link', { name: /^07/ }).first()).toBeVisible();
});

/** How far from the top of the page everything in it begins that can be read or pressed. */
const offsets = (page: Page) =>
  page
    .locator('main :is(h2, h3, a, button):not([inert] *):visible')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)));
const across = async (of: Locator) =>
  of.evaluate((one) => {
    const { left, width } = one.getBoundingClientRect();
    return { left, width };
  });

test('The short banner comes over the page as wide as the long one, and nothing moves under the finger', async ({
  page,
}) => {
  const entry = await arrive(page, 'carer');
  const { id } = await residentNamed(page, entry, 'Winnie Adcock');
  await page.goto(`/resident/detail?id=${id}`);
  await settled(page);
  const [long, short] = [
    page.getByRole('region', { name: 'Resident', exact: true }),
    page.locator('main [inert]').filter({ hasText: 'Winnie Adcock' }),
  ];
  // Colleagues write about her meanwhile; if the banner moved anything, it would do so every time.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await expect(short).toHaveCount(0);
    const before = await offsets(page);
    await long.evaluate((banner) => scrollTo(0, banner.getBoundingClientRect().bottom));
    await expect(short).toBeInViewport();
    expect(await offsets(page)).toEqual(before);
    expect(await across(short)).toEqual(await across(long));
  }).toPass({ timeout: 60_000 });

  await page.setViewportSize({ width: 820, height: 600 });
  // The long banner grows as the page finds its new width, which would bring it back into view: its end is looked for again.
  await expect(async () => {
    await long.evaluate((banner) => scrollTo(0, scrollY + banner.getBoundingClientRect().bottom));
    await expect(short).toBeInViewport({ timeout: 1000 });
    expect(await across(short)).toEqual(await across(long));
  }).toPass({ timeout: 90_000 });
});

test(
  'At two in the morning a senior takes somebody in with what is known, and everybody sees what is not',
  inHand,
  async ({ page }) => {
    await beginAdmission(page, 'senior');
    await page.getByRole('link', { name: 'Add resident' }).click();
    await page.getByRole('link', { name: 'Admit in an emergency' }).click();
    await expect(step(page, 'Who to ring')).toBeVisible();
    await expectWithinBudget(page, 'emergency admission');
    await page.getByRole('button', { name: 'Save emergency admission' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'problem' })).toContainText('First name is needed.');
    await expectAccessible(page);

    const last = `Night-${Date.now().toString(36)}`;
    await page.getByLabel('First name', { exact: false }).first().fill('Ada');
    await page.getByLabel('Last name', { exact: false }).first().fill(last);
    for (const unknown of [
      'Date of birth not known yet',
      'Allergies not known yet',
      'GP not known yet',
      'Number not known yet',
    ])
      await page.getByLabel(unknown).check();
    await page.getByLabel('Room').fill('9');
    await page.getByLabel('Came from').fill('Her flat');
    await page.getByLabel('Why they came').fill('A fire in her flat.');
    await page.getByLabel('What is known of danger').fill('Smokes in bed.');
    await page.getByLabel('Their first name').fill('Tom');
    await page.getByLabel('Their last name').fill('Byrne');
    await page.getByRole('combobox', { name: 'Relationship' }).click();
    await page.getByRole('option', { name: 'Child', exact: true }).click();
    await page.getByLabel('Phone').fill('0113 496 0018');
    await page.getByRole('button', { name: 'Save emergency admission' }).click();
    await page
      .getByRole('dialog')
      .filter({ hasText: 'live there already' })
      .getByRole('button', { name: 'It is right, save it' })
      .click();

    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Ada ${last}`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Allergies not known yet' }).first()).toBeVisible();
    const first = page.getByRole('region', { name: /First-day list/ });
    await expect(first).toContainText('Find out: allergies');
    await expect(first).toContainText('Write the first support plan');
    await expect(first).not.toContainText('Add somebody to call');

    await walkTo(page, '/handover');
    // In her own card, or above all cards where the handover was given before she came; never in both.
    const card = page
      .getByRole('article', { name: `Ada ${last}` })
      .or(page.getByRole('region', { name: `Since handover: Ada ${last}` }))
      .filter({ hasText: 'New here' });
    await expect(card).toContainText(
      'New here: moved in today, from Her flat, emergency stay, not known yet: allergies',
    );
    await expect(card).toContainText('Danger: Smokes in bed.');
  },
);
