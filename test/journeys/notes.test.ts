import type { Page, TestInfo } from '@playwright/test';
import { expectAccessible } from '#world/browser/axe.ts';
import {
  arrive,
  atDesk,
  beside,
  enter,
  expect,
  goOn,
  homeNamed,
  inHand,
  newMessages,
  ownResident,
  post,
  residentNamed,
  settled,
  test,
  type Entry,
} from '#world/browser/journey.ts';

const box = (page: Page) => page.getByLabel(/^What happened/);
const save = (page: Page) => page.getByRole('button', { name: /^Save note/ }).click();

async function begin(
  page: Page,
  info: TestInfo,
  query = '',
  who: 'senior' | 'manager' = 'senior',
): Promise<Entry & { resident: string; person: string }> {
  const entry = await arrive(page, who);
  const { id, name } = await ownResident(page, entry, info, 3);
  await page.goto(`/note/add-note?resident=${id}${query}`);
  await expect(box(page)).toBeVisible();
  return { ...entry, resident: id, person: name };
}

/** Words nobody has written before, so that no other journey's note is like them. */
const fresh = (info: TestInfo) =>
  `${info.project.name} ${Date.now().toString(36)} ${Math.random().toString(36).slice(2)} ${crypto.randomUUID().replaceAll('-', ' ')}`;

test(
  'A manager logs a call from the family: the category is chosen, the prompts help, and the feed shows it',
  inHand,
  async ({ page }, info) => {
    // A note the senior of another journey has begun about this resident would be gone on with.
    await begin(page, info, '&category=family_contact', 'manager');
    const words = `His daughter rang before supper. ${fresh(info)}`;
    await box(page).fill(words);
    await page.getByRole('button', { name: 'What next' }).click();
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('Ring her on Sunday.');
    await expectAccessible(page);
    await save(page);
    await expect(newMessages(page)).toContainText('Note saved');
    await goOn(page, '/note?category=family_contact');
    await expect(page.getByRole('article').filter({ hasText: words })).toContainText('What next: Ring her on Sunday.');
    await expectAccessible(page);
  },
);

test(
  'A word that judges is answered with better ones, and a copied note is asked about before it is kept',
  inHand,
  async ({ page }, info) => {
    const { resident } = await begin(page, info);
    const words = `Came to the kitchen and helped to lay the table for six. ${fresh(info)}`;
    await box(page).fill(`${words} He refused soup.`);
    await expect(page.getByText(/“refused” judges\..*chose not to/)).toBeVisible();
    await box(page).fill(words);
    await save(page);
    await expect(newMessages(page)).toContainText('Note saved');
    await page.goto(`/note/add-note?resident=${resident}`);
    await box(page).fill(words);
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'Please check before saving' });
    await expect(dialog).toContainText('Nearly the same words stand in the note about');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Go back and change it' }).click();
    await expect(box(page)).toHaveValue(words);
    await save(page);
    await dialog.getByRole('button', { name: 'It is right, save it' }).click();
    await expect(page).toHaveURL(/\/note\?id=/);
  },
);

test(
  'A note about an appointment leads to it; withdrawn with a reason it stands among the deleted, and a manager brings it back',
  atDesk,
  async ({ page, browser }, info) => {
    const senior = await arrive(page, 'senior');
    // Nobody else writes about him: a note begun in another journey would be gone on with.
    const { id: resident } = await residentNamed(page, senior, 'Terry Boyle');
    const [starts_at, ends_at] = [3, 4].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
    const visit = await post(page, senior, '/api/appointment/', {
      home: await homeNamed(page, senior),
      resident,
      title: 'Eye test',
      appointment_type: 'optician',
      starts_at,
      ends_at,
      confirmed_warnings: ['resident_clash'],
    });
    await page.goto(`/note/add-note?resident=${resident}&about=appointment.${visit.id}`);
    const words = `Talked about what the visit was for. ${fresh(info)}`;
    await box(page).fill(words);
    await save(page);
    await expect(page.getByRole('heading', { name: /^Appointment: / })).toBeVisible();
    await page.getByRole('link', { name: 'Change' }).click();
    await box(page).fill(`${words} And when.`);
    await save(page);
    await page.getByRole('button', { name: 'Earlier versions' }).click();
    await expect(page.getByRole('dialog')).toContainText(words);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Strike out' }).click();
    await page.getByText('Another reason', { exact: true }).click();
    await page.getByLabel(/^Why/).fill('Written for the wrong visit');
    await page.getByRole('button', { name: 'Strike out note' }).click();
    await goOn(page, '/note/deleted-notes');
    const card = page.getByRole('article').filter({ hasText: words });
    await expect(card).toContainText('Written for the wrong visit');
    await expectAccessible(page);
    const office = await beside(browser, page, 'manager', { path: '/note/deleted-notes' });
    await office.getByRole('article').filter({ hasText: words }).getByRole('button', { name: 'Restore' }).click();
    await office.getByRole('button', { name: 'Restore note' }).click();
    await goOn(office, `/note?resident=${resident}`);
    await expect(office.getByRole('article').filter({ hasText: words })).toBeVisible();
    await office.context().close();
  },
);

test(
  'At a desk the notes are searched and narrowed in the line of their title, and what is asked for now and then is under More',
  atDesk,
  async ({ page }) => {
    await enter(page, 'carer', { path: '/note' });
    await settled(page);
    const line = async () => {
      const parts = page
        .getByRole('main')
        .locator('h1, h1 ~ * :is(input:not([type="checkbox"], [type="hidden"]), label, a, button):visible');
      return new Set(
        await parts.evaluateAll((all) =>
          all.map((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return Math.round((top + bottom) / 20);
          }),
        ),
      );
    };
    expect([...(await line())]).toHaveLength(1);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Only mine' }).click();
    await expect(page).toHaveURL(/by=/);
    await expect(page.getByRole('checkbox', { name: 'Mine' })).toBeChecked();
    expect([...(await line())]).toHaveLength(1);
    await page.getByText('Mine', { exact: true }).click();
    await expect(page).not.toHaveURL(/by=/);
    await expect(page.getByRole('checkbox', { name: 'Mine' })).toHaveCount(0);
  },
);
