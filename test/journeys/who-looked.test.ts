import {
  ask,
  atDesk,
  enter,
  expect,
  ownResident,
  post,
  settled,
  signIn,
  test,
  walkTo,
} from '#world/browser/journey.ts';
import type { AnsweredRecord } from '#world/browser/journey.ts';
import { expectWellMadeInHand } from '#world/browser/measures/narrow-screen.ts';

test(
  'A manager sees who looked at a resident and why, settles what stands out, and prints the sheet for the person',
  atDesk,
  async ({ page }, info) => {
    const senior = await signIn(page, 'senior');
    const resident = await ownResident(page, senior, info);
    const { first_name, last_name } = await ask<AnsweredRecord & { first_name: string; last_name: string }>(
      page,
      senior,
      `/api/staff/${senior.user.id}/`,
    );
    const name = `${first_name} ${last_name}`;
    // Somebody of the senior's own name is in the resident's file, and the senior reads the file.
    await post(page, senior, '/api/family/', {
      resident: resident.id,
      first_name: 'Journey',
      last_name,
      relationship: 'sibling',
      phone: '0113 496 0555',
      is_emergency_contact: false,
      information_level: 'none',
    });
    await ask(page, senior, `/api/resident/${resident.id}/`);

    const manager = await enter(page, 'manager', { path: `/resident/detail?id=${resident.id}` });
    await settled(page);
    await page.getByRole('button', { name: 'History' }).first().click();
    await page.getByRole('link', { name: 'Who looked, and why they could' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Who looked');
    const visit = page.getByRole('listitem').filter({ hasText: name }).first();
    await expect(visit).toContainText(/on shift|not on its rota|key worker|On call/i);
    await expectWellMadeInHand(page);

    await walkTo(page, '/staff/UserHistory');
    await settled(page);
    await page.getByRole('button', { name: /^Save/ }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'The last 7 days' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^history-from-.*\.csv$/);
    await page.getByRole('link', { name: 'Looks that stand out' }).click();
    const panel = page
      .getByRole('region', { name: 'Perhaps a relative or a friend' })
      .filter({ hasText: `${name} looked` })
      .filter({ hasText: 'Journey' });
    await expect(panel.first()).toBeVisible();
    const open = await panel.count();
    await expectWellMadeInHand(page);
    await panel.first().getByRole('button', { name: 'Settle' }).click();
    const dialog = page.getByRole('dialog', { name: /^Settle/ });
    await dialog.getByText('Explained', { exact: true }).click();
    await dialog.getByLabel(/In words/).fill('A brother: the house has known of it since he moved in.');
    await dialog.getByRole('button', { name: 'Settle' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByText(/^Settled: \d+$/).click();
    await expect(page.getByText('A brother: the house has known of it').first()).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Settle' })).toHaveCount(open - 1);

    await walkTo(page, `/staff/UserHistory?view=look-sheet&resident=${resident.id}`);
    await settled(page);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Who looked at your record' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Who looked' }).getByText(name, { exact: true })).toBeVisible();
    await expect(page.getByText('Confidential records are left out')).toBeHidden();
    await expect
      .poll(async () =>
        ask<AnsweredRecord[]>(
          page,
          manager,
          `/api/userHistory/?resident=${resident.id}&action=print&user=${manager.user.id}`,
        ).then((lines) => lines.length),
      )
      .toBeGreaterThan(0);
  },
);
