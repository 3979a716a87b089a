import { personName } from '#domain/kit/people/person-name.ts';
import { monthWords } from '#domain/kit/time/day-words.ts';
import type { HouseMoney } from '#domain/money/views/house-money.ts';
import { nextToClose, type MonthSheet } from '#domain/money/views/month-sheet.ts';
import { byDay, byNight, expectAccessible } from '#world/browser/axe.ts';
import { newColleague } from '#world/browser/steps/colleague.ts';
import { inputModeOf, type RecordingMode } from '#world/browser/steps/input-mode.ts';
import {
  arrive,
  arriveWith,
  ask,
  beside,
  enter,
  type Entry,
  expect,
  goOn,
  homeNamed,
  newMessages,
  pin,
  post,
  settled,
  signIn,
  signInWith,
  test,
} from '#world/browser/journey.ts';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { pagesOf } from '#world/browser/steps/paper.ts';
import { arrowTo, pick, pressAt, tabTo } from '#world/browser/steps/without-a-mouse.ts';

/** Types a wrong PIN, is told so, and types the right one over it. */
async function mistypeFirst(page: Page, hand: RecordingMode, field: Locator): Promise<void> {
  await hand.write(field, '111222');
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Confirm' }));
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('PIN');
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(pin);
}

test('An allowance is paid out by two people on one device, and stands in the passbook', async ({ page }, info) => {
  const hand = inputModeOf(page, info);
  const carer = await arrive(page, 'carer');
  const senior = await signIn(page, 'senior');
  const home = await homeNamed(page, carer);
  const { tins } = await ask<HouseMoney>(page, carer, `/api/home/${home}/money/`);
  const tin = tins.find(({ cash }) => cash >= 20);
  if (!tin) throw new Error('Nobody has twenty pounds.');
  const description = `Allowance ${crypto.randomUUID().slice(0, 8)}`;
  const draft = await post(page, carer, '/api/payment/', {
    resident: tin.resident,
    account: 'cash_tin',
    payment_type: 'money_out',
    amount: 3.35,
    category: 'personal_allowance',
    description,
    payee: 'To the resident',
    no_receipt_reason: 'Paid out in cash and signed for',
    resident_signed: 'signed',
    witness: senior.user.id,
    confirmed_warnings: ['money_support_not_agreed', 'possible_duplicate'],
  });
  await page.goto(`/payment?id=${draft.id}`);
  await hand.press(page.getByRole('button', { name: 'Submit for the witness' }));
  const dialog = page.getByRole('dialog');
  await hand.press(dialog.getByRole('button', { name: 'Submit for the witness' }));

  await hand.press(page.getByRole('button', { name: 'Witness here with a PIN' }));
  const theirs = dialog.getByLabel('PIN of whoever confirms');
  if (info.project.name === 'phone') await hand.write(theirs, pin);
  else await mistypeFirst(page, hand, theirs);
  await hand.press(dialog.getByRole('button', { name: 'Confirm' }));
  await expect(page.getByText('Posted to the ledger')).toBeVisible();

  await goOn(page, `/payment?resident=${tin.resident}`);
  await expect(page.getByRole('row').filter({ hasText: description })).toContainText('£3.35');
});

test('A count that does not add up is signed by both who counted, and a third person resolves it', async ({
  page,
  browser,
}, info) => {
  const house = 'Oak Lodge';
  const hand = inputModeOf(page, info);
  const carer = await signIn(page, 'carer');
  const { first_name, last_name } = await ask<{ first_name: string; last_name: string }>(
    page,
    carer,
    `/api/staff/${carer.user.id}/`,
  );
  await enter(page, 'senior', { path: '/payment?count=1', house });
  await settled(page);

  await hand.press(page.locator('summary').filter({ hasText: 'Petty cash' }));
  await hand.write(
    page.getByRole('group', { name: 'Notes and coins of Petty cash' }).getByLabel('1p', { exact: true }),
    '7',
  );
  await pick(
    page,
    page.getByRole('combobox', { name: 'Who receives the cash' }),
    personName({ first_name, last_name }),
  );
  await expect(page.getByText(/^1 of \d+ counted, £0\.07 in all\./)).toBeVisible();
  await expect(page.getByText('Expected')).toHaveCount(0);
  await hand.press(page.getByRole('button', { name: 'Write down the count' }));

  const line = page.getByRole('row').filter({ hasText: 'Petty cash' });
  await expect(line).toContainText('£0.07');
  await expect(line).toContainText(/£[\d.,]+ short/);
  await hand.press(page.getByRole('button', { name: 'Sign that it differs' }));
  const dialog = page.getByRole('dialog');
  await hand.write(
    dialog.getByLabel(/^About the difference/),
    'Counted twice; the envelope of the shop run is not back.',
  );
  await hand.write(dialog.getByLabel('PIN of whoever confirms'), pin);
  await hand.press(dialog.getByRole('button', { name: 'Confirm' }));
  await expect(newMessages(page)).toContainText('the difference is to be resolved');
  await expect(page.getByText('It waits for somebody who did not count it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resolve the difference' })).toHaveCount(0);

  const { pathname, search } = new URL(page.url());
  const manager = await beside(browser, page, 'manager', { path: `${pathname}${search}`, house });
  await manager.getByRole('button', { name: 'Resolve the difference' }).click();
  const decision = manager.getByRole('dialog');
  await decision
    .getByLabel(/^How it was resolved/)
    .fill('The envelope came back with its receipt; counted again by two.');
  await decision.getByRole('button', { name: 'Resolve the difference' }).click();
  await expect(newMessages(manager)).toContainText('Difference resolved');
  await manager.context().close();
  await expect(page.getByText('The envelope came back with its receipt; counted again by two.')).toBeVisible();
  await expect(page.getByText('It waits for somebody who did not count it.')).toHaveCount(0);
});

/** A house that is a month behind, another for each size, and who closes its months. */
async function behindWith(page: Page, info: TestInfo): Promise<{ house: string; manager: Entry }> {
  const house = info.project.name === 'phone' ? 'Willow Court' : 'Oak Lodge';
  const manager =
    info.project.name === 'phone'
      ? await signInWith(page, await newColleague(page, info, 'Manager', house))
      : await signIn(page, 'manager');
  await arriveWith(page, manager, house);
  return { house, manager };
}

test('A month is closed on its sheet, which goes on paper and says by whom', async ({ page }, info) => {
  const hand = inputModeOf(page, info);
  const { house, manager } = await behindWith(page, info);
  const home = await homeNamed(page, manager, house);
  const sheetOf = (month: string) => ask<MonthSheet>(page, manager, `/api/home/${home}/month/?month=${month}`);
  const month = nextToClose(await sheetOf('2026-01')) ?? '';
  const open = await sheetOf(month);
  expect(open.lines.length).toBeGreaterThan(2);

  await page.goto('/payment');
  const months = page.getByRole('link', { name: 'Months' });
  await expect(months).toBeVisible();
  await settled(page);
  await (info.project.name === 'phone' ? months.click() : pressAt(page, months, 'Enter'));
  await expect(page.getByRole('heading', { level: 1, name: 'Month' })).toBeVisible();
  await settled(page);
  await hand.press(page.getByRole('combobox', { name: 'Month' }));
  const option = page.getByRole('option', { name: monthWords(month) });
  await (info.project.name === 'phone' ? option.click() : arrowTo(page, option));
  await expect(page.getByRole('heading', { name: monthWords(month) })).toBeVisible();
  // Seen by day and by night where it is seen at all.
  if (info.project.name === 'phone') await expectAccessible(page, { lights: { ...byDay, ...byNight } });
  await hand.press(page.getByRole('button', { name: `Close ${monthWords(month)}` }));
  await expect(newMessages(page)).toContainText(`${monthWords(month)} is closed`);
  await expect(page.getByText(/^Closed by .+ A later entry stands in the open month\.$/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /^Close / })).toHaveCount(0);
  expect((await sheetOf(month)).lines).toEqual(open.lines);

  // Paper is the same, whatever it is printed from.
  if (info.project.name === 'phone') return;
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(new RegExp(`^${house} · Confidential · Printed by .+$`))).toBeVisible();
  await expect(page.getByText(/^Closed by /)).toBeVisible();
  await expect(page.getByRole('row', { name: /^Together/ })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await pagesOf(page)).toBe(1);
});
