import { expectReadable } from '#world/browser/axe.ts';
import {
  ask,
  atDesk,
  enter,
  expect,
  homeNamed,
  settled,
  test,
  walkTo,
  type AnsweredRecord,
} from '#world/browser/journey.ts';
import { tabTo } from '#world/browser/without-a-mouse.ts';

test(
  'A senior walks through the month by keys, looks at the week, and at what to take on the way',
  atDesk,
  async ({ page }) => {
    const entry = await enter(page, 'senior', { path: '/appointment?view=month&day=2026-10-31' });
    await settled(page);
    await tabTo(page, page.getByRole('button', { name: /^31 October 2026/ }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: /^1 November 2026/ })).toBeFocused();
    await expect(page.getByRole('heading', { name: '1 November 2026' })).toBeVisible();
    await expectReadable(page);
    await page.getByText('Week', { exact: true }).click();
    await expect(page.getByRole('group', { name: 'Days of the week' })).toBeVisible();
    await expectReadable(page);

    const rose = await homeNamed(page, entry);
    const visits = await ask<AnsweredRecord[]>(
      page,
      entry,
      `/api/appointment/?home=${rose}&status=scheduled,confirmed&limit=100`,
    );
    const visit = visits.find((one) => one['resident'] && one['preparation']);
    await walkTo(page, `/appointment?id=${visit?.id}&take=1`);
    await expect(page.getByText(String(visit?.['preparation']))).toBeVisible();
    await expectReadable(page);
  },
);
