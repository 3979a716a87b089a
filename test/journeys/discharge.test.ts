import type { Page } from '@playwright/test';
import { expectAccessible } from '#world/browser/axe.ts';
import {
  arrive,
  ask,
  atDesk,
  beside,
  expect,
  goOn,
  inHand,
  newMessages,
  post,
  settled,
  test,
  type Entry,
  type AnsweredRecord,
} from '#world/browser/journey.ts';
import { newcomer, newcomersHouse as house } from '#world/browser/newcomer.ts';
import { arrowTo, pressAt, tabTo, typeInto } from '#world/browser/without-a-mouse.ts';

async function belonging(page: Page, entry: Entry, resident: string, given: object): Promise<AnsweredRecord> {
  const [witness] = (await ask<AnsweredRecord[]>(page, entry, '/api/staff/')).filter(({ id }) => id !== entry.user.id);
  return post(page, entry, '/api/inventory/', {
    resident,
    quantity: 1,
    category: 'other',
    resident_agreed: 'yes',
    witness: witness?.id,
    ...given,
  });
}

const leavingOf = (id: string) => `/resident/discharged-resident?discharge=${id}`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const next = (page: Page) => page.getByRole('button', { name: /^Next: / });
const answer = (page: Page, question: string, words: string) =>
  page.getByRole('group', { name: question }).getByText(words, { exact: true }).click();

async function prepare(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: /^Where to/ }).click();
  await page.getByRole('option', { name: 'Family', exact: true }).click();
  await page.getByLabel('Reason').fill('Moves to live with her daughter in York.');
  await next(page).click();
  await expect(heading(page, 'Summary')).toBeFocused();
  await page.getByLabel('Summary').fill('Walks with a stick; the medicines list is in the blue folder.');
  await next(page).click();
  await expect(heading(page, 'Checklist')).toBeFocused();
}

test('A manager discharges someone with what is open in view, and reverses it', inHand, async ({ page }, info) => {
  const manager = await arrive(page, 'manager', { house });
  const person = await newcomer(page, manager, info, 'Reade');
  await belonging(page, manager, person.id, { item_name: 'Sewing box', description: 'Wicker, red lining' });
  await page.goto(`/resident/detail?id=${person.id}`);
  await page.getByRole('region', { name: 'Resident', exact: true }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Coming and going' }).click();
  await page.getByRole('menuitem', { name: 'Leaving for good' }).click();

  await next(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'problem' })).toContainText('Reason is needed.');
  await expectAccessible(page);
  await prepare(page);
  await answer(page, 'GP told', 'Yes');
  await expect(page.getByText('1 of 16 settled')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Save discharge/ }).click();

  const open = page.getByRole('region', { name: 'Still open' });
  await expect(open.getByRole('link', { name: 'Sewing box' })).toBeVisible();
  await expect(open).toContainText('No money of theirs is held here.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Complete the discharge…' }).click();
  const closing = page.getByRole('dialog', { name: /^Complete the discharge of Wilma/ });
  await expect(closing).toContainText('nothing is added or changed');
  await closing.getByLabel('Their NHS number or code').fill('somebody else');
  await closing.getByRole('button', { name: 'Complete discharge' }).click();
  await expect(closing).toContainText('This is not the number of the resident who is leaving.');
  await closing.getByLabel('Their NHS number or code').fill(String(person['national_id']));
  await closing.getByRole('button', { name: 'Complete discharge' }).click();
  await expect(closing.getByRole('alert')).toContainText('1 belonging has not been returned.');
  await closing.getByRole('button', { name: 'It is right, complete discharge' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Has left' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Resident' })).toContainText('these records can be read, not added to');
  await expect(page.getByText('Records kept until at least')).toBeVisible();
  await expectAccessible(page);
  await goOn(page, `/resident/detail?id=${person.id}`);
  await settled(page);
  await expect(page.getByRole('region', { name: 'Resident' }).getByRole('button', { name: /^Record/ })).toHaveCount(0);
  await goOn(page, '/resident/discharged-resident');
  await expect(page.getByRole('row', { name: new RegExp(`Reade ${info.project.name}`) })).toContainText('Family');

  await goOn(page, `/resident/detail?id=${person.id}`);
  await page.getByRole('link', { name: 'How they left' }).click();
  await settled(page);
  await page.getByRole('button', { name: 'Reverse the discharge…' }).click();
  const back = page.getByRole('dialog', { name: /^Reverse the discharge of Wilma/ });
  await back.getByRole('button', { name: 'Reverse discharge' }).click();
  await expect(back).toContainText('Why it is reversed is needed.');
  await back.getByLabel('Why it is reversed').fill('She stays after all.');
  await back.getByRole('button', { name: 'Reverse discharge' }).click();
  await expect(newMessages(page)).toContainText('Discharge reversed');
  await expect(page.getByRole('region', { name: 'Resident' })).not.toContainText('No longer lives here');
});

test(
  'What was typed about a leaving is there again after a reload, and a carer is told who can help',
  inHand,
  async ({ page, browser }, info) => {
    const senior = await arrive(page, 'senior', { house });
    const person = await newcomer(page, senior, info, 'Lowe');
    await page.goto(leavingOf(person.id));
    await page.getByRole('combobox', { name: /^Where to/ }).click();
    await page.getByRole('option', { name: 'Died', exact: true }).click();
    await expect(heading(page, 'The death')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('In a few words').fill('Peacefully, with her daughter beside her.');
    await page.waitForResponse(
      (reply) => reply.url().includes('/api/draft/discharge') && reply.request().method() === 'PUT' && reply.ok(),
    );
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByLabel('In a few words')).toHaveValue('Peacefully, with her daughter beside her.');

    const other = await beside(browser, page, 'carer', { path: leavingOf(person.id), house });
    await expect(other.getByText('A senior or a manager can do this.')).toBeVisible();
    await other.context().close();
  },
);

test(
  'A senior lists what goes to hospital and ticks off what came back; what did not is reported',
  inHand,
  async ({ page }, info) => {
    const senior = await arrive(page, 'senior', { house });
    const person = await newcomer(page, senior, info, 'Sands');
    await belonging(page, senior, person.id, {
      item_name: 'Reading glasses',
      category: 'glasses',
      description: 'Red case',
    });
    await belonging(page, senior, person.id, { item_name: 'Blue cardigan', category: 'clothing' });
    await belonging(page, senior, person.id, { item_name: 'Armchair', category: 'furniture' });
    await page.goto(`/resident/InventoryList?resident=${person.id}`);
    await expect(page.getByRole('list', { name: 'Belongings' }).getByRole('link').first()).toHaveText(
      'Reading glasses',
    );
    await expectAccessible(page);
    await page.getByRole('link', { name: 'To hospital' }).click();
    await page.getByRole('checkbox', { name: 'Reading glasses: goes along' }).check();
    await page.getByRole('checkbox', { name: 'Blue cardigan: goes along' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send along: 2 of 3' }).click();
    await expect(page.getByText(/2 belongings of Wilma Sands .* went along/)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Received by (hospital or ambulance)')).toBeVisible();
    await expect(page.getByText('Send along')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });

    await goOn(page, `/resident/InventoryList?resident=${person.id}&trip=back`);
    await answer(page, 'Reading glasses', 'Came back');
    await answer(page, 'Blue cardigan', 'Did not come back');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save: 2 of 2' }).click();
    await expect(page.getByRole('alert')).toContainText('Missing: Blue cardigan');
    await expectAccessible(page);
    const reports = await ask<AnsweredRecord[]>(page, senior, `/api/incident/?resident=${person.id}`);
    expect(reports).toMatchObject([{ status: 'draft', incident_type: 'security' }]);

    await page.getByRole('link', { name: 'Back to the list' }).click();
    await page.getByRole('button', { name: 'More for Armchair' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByLabel('Why it is removed').fill('Belongs to the house');
    await page.getByRole('button', { name: 'Remove belonging' }).click();
    await expect(newMessages(page)).toContainText('Belonging removed');
    await expect(page.getByRole('link', { name: 'Armchair' })).toHaveCount(0);
  },
);

test(
  'Without a mouse a list is ticked off, and a manager discharges someone and reverses it',
  atDesk,
  async ({ page }, info) => {
    const manager = await arrive(page, 'manager', { house });
    const person = await newcomer(page, manager, info, 'Keyes');
    await belonging(page, manager, person.id, {
      item_name: 'Walking stick',
      category: 'mobility_aid',
      location: 'with_resident',
    });
    await page.goto(`/resident/InventoryList?resident=${person.id}&trip=back`);
    await pressAt(page, page.getByRole('radio', { name: 'Came back' }), 'Space');
    await pressAt(page, page.getByRole('button', { name: 'Save: 1 of 1' }), 'Enter');
    await expect(page.getByText(/1 belonging of Wilma Keyes .* came back/)).toBeVisible();

    await goOn(page, leavingOf(person.id));
    await tabTo(page, page.getByRole('combobox', { name: /^Where to/ }));
    await page.keyboard.press('ArrowDown');
    await arrowTo(page, page.getByRole('option', { name: 'Family', exact: true }));
    await typeInto(page, page.getByLabel('Reason'), 'Her own flat is ready.');
    await pressAt(page, next(page), 'Enter');
    await typeInto(page, page.getByLabel('Summary'), 'Manages well.');
    await pressAt(page, next(page), 'Enter');
    await pressAt(
      page,
      page.getByRole('group', { name: 'Keys returned' }).getByRole('radio', { name: 'Yes' }),
      'Space',
    );
    await pressAt(page, page.getByRole('button', { name: /^Save discharge/ }), 'Enter');
    await pressAt(page, page.getByRole('button', { name: 'Complete the discharge…' }), 'Enter');
    const closing = page.getByRole('dialog');
    await typeInto(page, closing.getByLabel('Their NHS number or code'), String(person['national_id']));
    await pressAt(page, closing.getByRole('button', { name: 'Complete discharge' }), 'Enter');
    await pressAt(page, closing.getByRole('button', { name: 'It is right, complete discharge' }), 'Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Has left' })).toBeVisible();
    await pressAt(page, page.getByRole('button', { name: 'Reverse the discharge…' }), 'Enter');
    const back = page.getByRole('dialog', { name: /^Reverse the discharge of Wilma/ });
    await typeInto(page, back.getByLabel('Why it is reversed'), 'She stays after all.');
    await pressAt(page, back.getByRole('button', { name: 'Reverse discharge' }), 'Enter');
    await expect(newMessages(page)).toContainText('Discharge reversed');
  },
);
