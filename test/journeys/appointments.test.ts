import { expectReadable } from '#world/browser/axe.ts';
import {
  ask,
  atDesk,
  enter,
  expect,
  homeNamed,
  newMessages,
  ownResident,
  post,
  settled,
  test,
  walkTo,
  type AnsweredRecord,
} from '#world/browser/journey.ts';
import { expectWellMadeInHand } from '#world/browser/measures/narrow-screen.ts';
import { tabTo } from '#world/browser/steps/without-a-mouse.ts';

const inDays = (days: number, time: string) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}:00.000Z`;

test(
  'A senior walks through the month by keys, looks at the week and at what to take on the way, and writes what came of an outing',
  atDesk,
  async ({ page }, info) => {
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
    await expectWellMadeInHand(page);

    const { id: resident } = await ownResident(page, entry, info);
    const title = `Pottery ${crypto.randomUUID().slice(0, 8)}`;
    await post(page, entry, '/api/appointment/', {
      home: rose,
      resident,
      title,
      appointment_type: 'activity',
      starts_at: inDays(-1, '08:05'),
      ends_at: inDays(-1, '08:10'),
      repeat: 'weekly',
      preparation: 'Old clothes',
      confirmed_warnings: ['resident_clash'],
    });
    await walkTo(page, '/appointment');
    await page.getByRole('button', { name: `Write outcome of ${title}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^What was said and done/).fill('Made a bowl with a blue rim.');
    await expectReadable(page);
    await dialog.getByRole('button', { name: 'Save outcome' }).click();
    await expect(newMessages(page)).toContainText('the next one planned');
    await page
      .getByRole('link', { name: new RegExp(title) })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'The series' })).toBeVisible();
    await expectReadable(page);
  },
);
