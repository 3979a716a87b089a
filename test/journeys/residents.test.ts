import type { Locator, Page, TestInfo } from '@playwright/test';
import { expectAccessible, expectReadable } from '#world/browser/axe.ts';
import {
  arrive,
  atDesk,
  enter,
  expect,
  inHand,
  newMessages,
  residentNamed,
  settled,
  test,
  walkTo,
} from '#world/browser/journey.ts';
import { expectWithinBudget } from '#world/browser/measures/screen-budget.ts';
import { pressAt, tabTo, typeInto } from '#world/browser/steps/without-a-mouse.ts';

/** Each run and size admits people of its own: a number is used once. */
const newNumber = ({ project }: TestInfo, who: string) =>
  `${who}-${project.name}-${Date.now().toString(36)}`.slice(0, 20);

const house = 'Oak Lodge';

/** A draft belongs to a person, so each size has its own, who begins with none. */
async function beginAdmission(page: Page, who: 'senior' | 'manager') {
  const { token } = await enter(page, who, { path: '/resident', house });
  await page.request.delete('/api/draft/resident/', { headers: { Authorization: `Token ${token}` } });
}

const next = (page: Page) => page.getByRole('button', { name: /^Next: / });
const step = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title, exact: true });

test('A senior admits someone step by step and is told what is missing', inHand, async ({ page }, info) => {
  await beginAdmission(page, 'senior');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeVisible();
  await page.getByRole('link', { name: 'Add resident' }).click();
  // Somebody stands at the door at night: the short form is one press away, and the way back loses nothing.
  await page.getByRole('link', { name: 'Admit in an emergency' }).click();
  await expect(step(page, 'Who to ring')).toBeVisible();
  await expectWithinBudget(page, 'emergency admission');
  await expectReadable(page);
  await page.goBack();
  await expect(step(page, 'Who to ring')).toHaveCount(0);
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
  await page.getByText('Our own code', { exact: true }).click();
  await page.getByLabel('NHS number or code').fill(newNumber(info, 'TQ'));
  await next(page).click();
  await expect(step(page, 'Coming here')).toBeFocused();
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
});

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
  await expect(step(page, 'Keeping safe')).toBeFocused();
  await pressAt(page, page.getByRole('checkbox', { name: 'No known allergies' }), 'Space');
  await pressAt(page, next(page), 'Enter');
  await expect(step(page, 'About me')).toBeFocused();
  await pressAt(page, next(page), 'Enter');
  await expect(step(page, 'Check')).toBeFocused();
  await pressAt(page, page.getByRole('button', { name: 'Save resident' }), 'Enter');
  await expect(newMessages(page)).toContainText('Resident saved');
});

const bottomOf = async (page: Page, name: string | RegExp) => {
  const box = await page.getByRole('region', { name }).boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
};

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
const banners = (page: Page, name: string) => ({
  long: page.getByRole('region', { name: 'Resident', exact: true }),
  short: page.locator('main [inert]').filter({ hasText: name }),
});

/** Colleagues write about people meanwhile; if the short banner moved anything, it would do so every time. */
async function expectNothingMoves(page: Page, name: string): Promise<void> {
  const { long, short } = banners(page, name);
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await expect(short).toHaveCount(0);
    const before = await offsets(page);
    await long.evaluate((banner) => scrollTo(0, banner.getBoundingClientRect().bottom));
    await expect(short).toBeInViewport();
    expect(await offsets(page)).toEqual(before);
    expect(await across(short)).toEqual(await across(long));
  }).toPass({ timeout: 60_000 });
}

test(
  'At a desk a resident’s day and what to have in mind are in sight without scrolling, and twelve residents of the table; the short banner is as wide as the long one, on a tablet too, and moves nothing',
  atDesk,
  async ({ page }) => {
    const entry = await enter(page, 'senior', { path: '/resident' });
    await page.getByText('Table', { exact: true }).click();
    // The first row is the headings; more live here while another journey brings people in.
    const twelfth = page.getByRole('table', { name: 'Residents' }).getByRole('row').nth(12);
    await expect(twelfth).toBeInViewport({ ratio: 1 });
    for (const name of ['Winnie Adcock', 'Des Clarke']) {
      const { id } = await residentNamed(page, entry, name);
      await walkTo(page, `/resident/detail?id=${id}`);
      for (const part of [/^Today, /, 'At a glance']) expect(await bottomOf(page, part), name).toBeLessThanOrEqual(900);
    }
    await expectNothingMoves(page, 'Des Clarke');
    const { long, short } = banners(page, 'Des Clarke');
    await page.setViewportSize({ width: 820, height: 600 });
    // The long banner grows as the page finds its new width, which would bring it back into view: its end is looked for again.
    await expect(async () => {
      await long.evaluate((banner) => scrollTo(0, scrollY + banner.getBoundingClientRect().bottom));
      await expect(short).toBeInViewport({ timeout: 1000 });
      expect(await across(short)).toEqual(await across(long));
    }).toPass({ timeout: 90_000 });
  },
);

test(
  'In the hand the short banner moves nothing under the finger, and going back from a chart finds the page where it was left',
  inHand,
  async ({ page }) => {
    const entry = await arrive(page, 'carer');
    const { id } = await residentNamed(page, entry, 'Winnie Adcock');
    await page.goto(`/resident/detail?id=${id}`);
    await settled(page);
    await expectNothingMoves(page, 'Winnie Adcock');

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
