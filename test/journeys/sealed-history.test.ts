import { expectAccessible } from '#world/browser/axe.ts';
import { ask, atDesk, enter, expect, inHand, settled, test } from '#world/browser/journey.ts';

test(
  'A manager looks whether the history is whole; the head on a printed sheet is found again, and a wrong one is not',
  atDesk,
  async ({ page }) => {
    const manager = await enter(page, 'manager', { path: '/staff/UserHistory?view=seals' });
    await settled(page);
    const whole = page.getByRole('region', { name: 'Sealed history' });
    await whole.getByRole('button', { name: 'Look through it now' }).click();
    // Months of history are sealed and read line by line; a machine with other work takes minutes.
    await expect(whole.getByText('Whole', { exact: true })).toBeVisible({ timeout: 280_000 });

    const { head } = await ask<{ head: string }>(page, manager, '/api/userHistory/head/');
    const sheet = page.getByLabel('Head on a printed sheet');
    await sheet.fill(head.toLowerCase());
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByText('It fits')).toBeVisible();
    await expectAccessible(page);
    await sheet.fill('AAAA-AAAA-AAAA');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByText('No such seal')).toBeVisible();
  },
);

test('On a phone the way back from a filter of the history is in sight', inHand, async ({ page }) => {
  await enter(page, 'manager', { path: `/staff/UserHistory?where=${encodeURIComponent('entity=note&action=create')}` });
  await settled(page);
  const clear = page.getByRole('button', { name: 'Clear', exact: true });
  await expect(clear).toBeInViewport({ ratio: 1 });
  await clear.click();
  await expect(clear).toHaveCount(0);
});
