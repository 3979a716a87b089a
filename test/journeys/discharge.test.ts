import type { Page } from '@playwright/test';
import { expectAccessible, expectReadable } from '#world/browser/axe.ts';
import {
  arrive,
  ask,
  atDesk,
  expect,
  inHand,
  newMessages,
  post,
  test,
  walkTo,
  type Entry,
  type AnsweredRecord,
} from '#world/browser/journey.ts';
import { newcomer, newcomersHouse as house } from '#world/browser/steps/newcomer.ts';
import { arrowTo, pressAt, tabTo, typeInto } from '#world/browser/steps/without-a-mouse.ts';

/** Something of theirs that is still in the house when they leave. */
async function belonging(page: Page, entry: Entry, resident: string): Promise<void> {
  const [witness] = (await ask<AnsweredRecord[]>(page, entry, '/api/staff/')).filter(({ id }) => id !== entry.user.id);
  await post(page, entry, '/api/inventory/', {
    resident,
    item_name: 'Walking stick',
    quantity: 1,
    category: 'mobility_aid',
    location: 'with_resident',
    resident_agreed: 'yes',
    witness: witness?.id,
  });
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const next = (page: Page) => page.getByRole('button', { name: /^Next: / });

test(
  'A manager looks for what did not come back, discharges someone with what is open in view, and reverses it',
  inHand,
  async ({ page }, info) => {
    const manager = await arrive(page, 'manager', { house });
    const person = await newcomer(page, manager, info, 'Reade');
    await belonging(page, manager, person.id);
    await page.goto(`/resident/InventoryList?resident=${person.id}&trip=out`);
    await page.getByRole('checkbox', { name: 'Walking stick: goes along' }).check();
    await expectReadable(page);
    await walkTo(page, `/resident/InventoryList?resident=${person.id}&trip=back`);
    await page.getByText('Did not come back', { exact: true }).click();
    await expectReadable(page);
    await page.getByRole('button', { name: 'Save: 1 of 1' }).click();
    await expect(page.getByRole('alert')).toContainText('Missing: Walking stick');
    await expectReadable(page);
    await walkTo(page, `/resident/detail?id=${person.id}`);
    await page.getByRole('region', { name: 'Resident', exact: true }).getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Coming and going' }).click();
    await page.getByRole('menuitem', { name: 'Gone to hospital' }).click();
    await expect(page.getByLabel('Which hospital, which ward')).toBeVisible();
    await expectReadable(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Coming and going' }).click();
    await page.getByRole('menuitem', { name: 'Leaving for good' }).click();

    await page.getByRole('combobox', { name: /^Where to/ }).click();
    await page.getByRole('option', { name: 'Died', exact: true }).click();
    await expect(heading(page, 'The death')).toBeVisible();
    await expectReadable(page);
    await page.getByRole('combobox', { name: /^What happened/ }).click();
    await page.getByRole('option', { name: 'Family', exact: true }).click();
    await page.getByLabel('Reason').fill('Moves to live with her daughter in York.');
    await next(page).click();
    await expect(heading(page, 'Summary')).toBeFocused();
    await page.getByLabel('Summary').fill('Walks with a stick; the medicines list is in the blue folder.');
    await next(page).click();
    await expect(heading(page, 'Checklist')).toBeFocused();
    await page.getByRole('group', { name: 'GP told' }).getByText('Yes', { exact: true }).click();
    await page.getByRole('button', { name: /^Save discharge/ }).click();

    await expect(
      page.getByRole('region', { name: 'Still open' }).getByRole('link', { name: 'Walking stick' }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Complete the discharge…' }).click();
    const closing = page.getByRole('dialog', { name: /^Complete the discharge of Wilma/ });
    await closing.getByLabel('Their NHS number or code').fill(String(person['national_id']));
    await closing.getByRole('button', { name: 'Complete discharge' }).click();
    await expect(closing.getByRole('alert')).toContainText('1 belonging has not been returned.');
    await expectAccessible(page);
    await closing.getByRole('button', { name: 'It is right, complete discharge' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Has left' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Resident' })).toContainText(
      'these records can be read, not added to',
    );
    await expectReadable(page);
    await page.getByRole('button', { name: 'Reverse the discharge…' }).click();
    const back = page.getByRole('dialog', { name: /^Reverse the discharge of Wilma/ });
    await back.getByLabel('Why it is reversed').fill('She stays after all.');
    await back.getByRole('button', { name: 'Reverse discharge' }).click();
    await expect(newMessages(page)).toContainText('Discharge reversed');
    await expect(page.getByRole('region', { name: 'Resident' })).not.toContainText('No longer lives here');
  },
);

test('Without a mouse a manager discharges someone', atDesk, async ({ page }, info) => {
  const manager = await arrive(page, 'manager', { house });
  const person = await newcomer(page, manager, info, 'Keyes');
  await belonging(page, manager, person.id);
  await page.goto(`/resident/discharged-resident?discharge=${person.id}`);
  await tabTo(page, page.getByRole('combobox', { name: /^Where to/ }));
  await page.keyboard.press('ArrowDown');
  await arrowTo(page, page.getByRole('option', { name: 'Family', exact: true }));
  await typeInto(page, page.getByLabel('Reason'), 'Her own flat is ready.');
  await pressAt(page, next(page), 'Enter');
  await typeInto(page, page.getByLabel('Summary'), 'Manages well.');
  await pressAt(page, next(page), 'Enter');
  await pressAt(page, page.getByRole('group', { name: 'Keys returned' }).getByRole('radio', { name: 'Yes' }), 'Space');
  await pressAt(page, page.getByRole('button', { name: /^Save discharge/ }), 'Enter');
  await pressAt(page, page.getByRole('button', { name: 'Complete the discharge…' }), 'Enter');
  const closing = page.getByRole('dialog');
  await typeInto(page, closing.getByLabel('Their NHS number or code'), String(person['national_id']));
  await pressAt(page, closing.getByRole('button', { name: 'Complete discharge' }), 'Enter');
  await pressAt(page, closing.getByRole('button', { name: 'It is right, complete discharge' }), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Has left' })).toBeVisible();
});
