import { arrive, ask, expect, homeNamed, inHand, post, signIn, test } from '#world/browser/journey.ts';
import type { HouseMoney } from '#domain/money/views/house-money.ts';

/** As every account of the demonstration has it. */
const pin = '274951';

test('An allowance is paid out by two people on one device, and stands in the passbook', inHand, async ({ page }) => {
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
  await page.getByRole('button', { name: 'Submit for the witness' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Submit for the witness' }).click();

  await page.getByRole('button', { name: 'Witness here with a PIN' }).click();
  await dialog.getByLabel('PIN of whoever confirms').fill('111222');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert')).toContainText('PIN');
  await dialog.getByLabel('PIN of whoever confirms').fill(pin);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Posted to the ledger')).toBeVisible();

  await page.goto(`/payment?resident=${tin.resident}`);
  await expect(page.getByRole('row').filter({ hasText: description })).toContainText('£3.35');
});
