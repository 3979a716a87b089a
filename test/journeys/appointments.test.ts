import { expectAccessible } from '#world/browser/axe.ts';
import {
  arrive,
  ask,
  atDesk,
  enter,
  expect,
  goOn,
  homeNamed,
  inHand,
  newMessages,
  ownResident,
  post,
  settled,
  test,
  type AnsweredRecord,
} from '#world/browser/journey.ts';
import { tabTo } from '#world/browser/without-a-mouse.ts';

const inDays = (days: number, time: string) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}:00.000Z`;

test(
  'A weekly outing is over: its outcome becomes a note, the next one is planned, and the series is shown',
  inHand,
  async ({ page }, info) => {
    const entry = await arrive(page, 'senior');
    const { id: resident } = await ownResident(page, entry, info);
    const rose = await homeNamed(page, entry);
    const title = `Pottery ${info.project.name} ${Date.now().toString(36)}`;
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
    await page.goto('/appointment');
    await settled(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: `Write outcome of ${title}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^What was said and done/).fill('Made a bowl with a blue rim.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep outcome' }).click();
    await expect(newMessages(page)).toContainText('the next one planned');
    await expect(page.getByRole('button', { name: `Write outcome of ${title}` })).toHaveCount(0);
    // What came meanwhile waits until whoever reads further down is at the top again.
    await page.evaluate(() => scrollTo(0, 0));
    await page
      .getByRole('link', { name: new RegExp(title) })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'The series' })).toBeVisible();
    await expectAccessible(page);
    await goOn(page, `/note?resident=${resident}`);
    await expect(page.getByRole('article').filter({ hasText: title })).toContainText('Made a bowl with a blue rim.');
  },
);

test('A senior walks through the month by keys, and looks at the week day by day', atDesk, async ({ page }) => {
  await enter(page, 'senior', { path: '/appointment?view=month&day=2026-10-31' });
  await settled(page);
  await tabTo(page, page.getByRole('button', { name: /^31 October 2026/ }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /^1 November 2026/ })).toBeFocused();
  await expect(page.getByRole('heading', { name: '1 November 2026' })).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Week', { exact: true }).click();
  await expect(page.getByRole('group', { name: 'Days of the week' })).toBeVisible();
  await page.getByRole('button', { name: 'Later week' }).click();
  await expect(page.getByRole('button', { name: /^8 November 2026/ })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
});

test('The sheet for the way says what to take, what can harm, and whom to ring', inHand, async ({ page }) => {
  const entry = await arrive(page, 'senior');
  const rose = await homeNamed(page, entry);
  const visits = await ask<AnsweredRecord[]>(
    page,
    entry,
    `/api/appointment/?home=${rose}&status=scheduled,confirmed&limit=100`,
  );
  const visit = visits.find(
    (one) => one['resident'] && one['preparation'] && Date.parse(String(one['starts_at'])) > Date.now(),
  );
  await page.goto(`/appointment?id=${visit?.id}&take=1`);
  await expect(page.getByRole('heading', { name: 'Prepare and take' })).toBeVisible();
  await expect(page.getByText(String(visit?.['preparation']))).toBeVisible();
  await expect(page.getByRole('list', { name: 'Alerts' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Whom to ring' })).toBeVisible();
  await expectAccessible(page);
});
