import { arriveWith, ask, atDesk, enter, expect, goOn, post, settled, signIn, test } from '#world/browser/journey.ts';
import type { AnsweredRecord, Entry } from '#world/browser/journey.ts';
import type { Page } from '@playwright/test';

/** A house with nothing in it; both sizes are walked in one database. */
async function emptyHouse(page: Page, entry: Entry): Promise<AnsweredRecord> {
  return post(page, entry, '/api/home/', {
    name: `Fresh House ${crypto.randomUUID().slice(0, 8)}`,
    provider_name: 'Community Care Homes',
    address_line1: '1 Elm Street',
    town: 'Leeds',
    postcode: 'LS1 4DY',
    phone: '0113 496 0000',
    max_residents: 8,
    confirmed_warnings: ['no_registered_manager'],
  });
}

/** The other journeys go on without it. */
async function remove(page: Page, { token }: Entry, id: string): Promise<void> {
  const { version } = await ask<AnsweredRecord>(page, { token } as Entry, `/api/home/${id}/`);
  const answer = await page.request.delete(`/api/home/${id}/`, {
    headers: { Authorization: `Token ${token}` },
    data: { version, deletion_reason: 'Made for a journey.' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('In an empty house an owner takes over our premises checks, without what she does not have and with her own words, and takes them out again', async ({
  page,
}) => {
  const entry = await signIn(page, 'admin');
  const house = await emptyHouse(page, entry);
  await arriveWith(page, entry, String(house['name']));
  await page.goto('/house-asset');
  await page.getByRole('link', { name: 'Begin with our list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Premises checks' })).toBeVisible();

  const list = page.getByRole('list', { name: 'Premises checks' });
  const line = (name: string) => list.getByRole('listitem', { name, exact: true });
  await expect(line('Gas boiler and gas appliances')).toContainText('longer is against the law');
  await line('Car of the house').getByRole('checkbox').uncheck();
  await line('Hoist').getByRole('checkbox').check();
  await line('Hoist').getByLabel('Safe working load of Hoist').fill('180');
  await line('Fire alarm').getByRole('button', { name: 'Change Fire alarm' }).click();
  await line('Fire alarm').getByLabel('Where it is of Fire alarm').fill('Front hall');
  await page.getByRole('button', { name: /^Take over \d+ lines$/ }).click();
  await expect(page.getByText('Taken over', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Assets' })).toBeVisible();
  await expect(page.getByText('Hoist').first()).toBeVisible();
  await expect(page.getByText('Car of the house')).toHaveCount(0);
  await expect(page.getByText('New here: first checks to do')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Fire alarm Fire bell test/ })).toContainText('First check to do by');
  await expect(page.getByRole('row', { name: /^Hoist Lifting/ })).toContainText('Never done');

  await goOn(page, '/house-overview?set=premises_checks');
  await page.getByRole('button', { name: 'Undo Starting set: Premises checks' }).click();
  await page.getByRole('button', { name: 'Take it out' }).click();
  await expect(page.getByText(/Taken out again by/)).toBeVisible();
  await goOn(page, '/house-asset');
  await expect(page.getByText('No thing of the house is written down yet')).toBeVisible();
  await remove(page, entry, house.id);
});

test(
  'A manager makes the practice house at the desk, a newcomer writes a note in it on her phone, and after a reset the note is gone',
  atDesk,
  async ({ page, browser }) => {
    const entry = await enter(page, 'manager', { path: '/house-overview?practice=1' });
    await page.getByRole('button', { name: 'Make the practice house' }).click();
    await expect(page.getByRole('button', { name: 'Go to the practice house' })).toBeVisible();

    const context = await browser.newContext({
      baseURL: new URL(page.url()).origin,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    const phone = await context.newPage();
    await arriveWith(phone, await signIn(phone, 'carer'), null);
    await phone.goto('/');
    await phone.getByRole('combobox', { name: 'House' }).click();
    await phone.getByRole('option', { name: 'Practice house (nothing in it is real)' }).click();
    await phone.getByRole('button', { name: 'Proceed to Homepage' }).click();
    await expect(phone.getByText('Practice house: nothing here is real.')).toBeVisible();
    await goOn(phone, '/note/add-note');
    await settled(phone);
    await expect(phone.getByText('Practice house: nothing here is real.')).toBeVisible();
    await phone.getByLabel('What happened').fill('I have tried this out.');
    await phone.getByRole('button', { name: /^Save note/ }).click();
    await goOn(phone, '/note');
    await expect(phone.getByText('I have tried this out.').first()).toBeVisible();
    await context.close();

    await page.getByRole('button', { name: 'Go to the practice house' }).click();
    await expect(page.getByText('Practice house: nothing here is real.')).toBeVisible();
    await goOn(page, '/house-overview?practice=1');
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await page.getByRole('button', { name: 'Reset it' }).click();
    await expect(page.getByText('The practice house begins anew').first()).toBeVisible();
    await page.getByRole('button', { name: 'Go to the practice house' }).click();
    await goOn(page, '/note');
    await settled(page);
    await expect(page.getByText('I have tried this out.')).toHaveCount(0);

    const { home } = await ask<{ readonly home: AnsweredRecord }>(page, entry, '/api/home/practice/');
    await remove(page, await signIn(page, 'admin'), home.id);
  },
);
