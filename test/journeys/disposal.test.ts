import type { Page } from '@playwright/test';
import type { DisposalInFull } from '#domain/retention/disposal.ts';
import {
  type AnsweredRecord,
  ask,
  beside,
  enter,
  type Entry,
  expect,
  goOn,
  homeNamed,
  newMessages,
  post,
  settled,
  signIn,
  test,
  walkTo,
} from '#world/browser/journey.ts';

const duePath = '/house-overview?records=due';

async function newNote(page: Page, manager: Entry, mark: string): Promise<AnsweredRecord> {
  return post(page, manager, '/api/note/', {
    id: crypto.randomUUID(),
    home: await homeNamed(page, manager),
    category: 'house',
    body: `What the neighbour of number ${mark} said about the fence`,
    occurred_at: new Date().toISOString(),
    // At the other size there may be one like it.
    confirmed_warnings: ['same_words'],
  });
}

const order = (mark: string) => ({
  court: 'Leeds County Court',
  order_reference: `K01-${mark}`,
  reason: 'The note is to be destroyed',
});

/** Chooses a note by a word of it. */
async function chooseNote(page: Page, mark: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Kind of record' }).fill('Note');
  await page.getByRole('option', { name: 'Note', exact: true }).click();
  await page.getByRole('combobox', { name: 'Record', exact: true }).fill(mark);
  const found = page.getByRole('listbox', { name: 'Record' }).getByRole('option');
  await expect(found).toHaveCount(1);
  await found.click();
}

async function confirmDisposal(office: Page): Promise<void> {
  await office.getByRole('button', { name: 'Confirm disposal' }).click();
  await office
    .getByRole('dialog', { name: 'Let these records go for good?' })
    .getByRole('button', { name: 'Confirm disposal' })
    .click();
  await expect(office.getByRole('heading', { name: 'Certificate of disposal' })).toBeVisible();
}

const noWayWrong = (page: Page) => expect(page.getByText('Page not found')).toHaveCount(0);

/** While the note is held for an inquiry no order makes it go; then the hold is lifted. */
async function holdAndLift(page: Page, manager: Entry, note: AnsweredRecord, mark: string): Promise<void> {
  await page.getByRole('link', { name: 'Add hold' }).click();
  await page.getByText('One record', { exact: true }).click();
  await chooseNote(page, mark);
  await page.getByLabel(/^Reason/).fill(`Inquiry ${mark} of the council`);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(newMessages(page)).toContainText('Hold saved');
  await expect(page.getByRole('article')).toContainText(`Inquiry ${mark} of the council`);
  const refused = await page.request.post('/api/disposal/', {
    headers: { Authorization: `Token ${manager.token}` },
    data: {
      home: note['home'],
      ground: 'court_order',
      subject: { entity: 'note', id: note.id },
      ordered_on: '2026-03-01',
      ...order(mark),
    },
  });
  expect(refused.status(), await refused.text()).toBe(400);

  // The page of the hold has such a button as well.
  await walkTo(page, `/note?id=${note.id}`);
  await page.getByRole('button', { name: 'How long is it kept?' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: `Inquiry ${mark}` })
    .click();
  await page.getByRole('button', { name: 'Mark as lifted' }).click();
  const lifting = page.getByRole('dialog');
  await lifting.getByLabel(/^Why it was lifted/).fill('The council has closed it');
  await lifting.getByRole('button', { name: /lifted$/i }).click();
  await expect(lifting).toBeHidden();
}

/** Where the second person finds it. */
async function proposeByOrder(page: Page, mark: string): Promise<string> {
  await page.getByRole('button', { name: 'Court order' }).click();
  const asked = page.getByRole('dialog', { name: 'Erase by order of a court' });
  await chooseNote(page, mark);
  await asked.getByLabel(/^Court/).fill(order(mark).court);
  await asked.getByLabel(/^Reference of the order/).fill(order(mark).order_reference);
  await asked.getByLabel(/^Date of the order/).fill('1 March 2026');
  await asked.getByLabel(/^What the court orders/).fill(order(mark).reason);
  await asked.getByRole('button', { name: 'Propose' }).click();
  await expect(asked).toBeHidden();
  await expect(page.getByRole('heading', { name: 'One note' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm disposal' })).toHaveCount(0);
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
}

/** What is due once only, so that each size has its own. */
const times = {
  desktop: {
    name: 'Edith',
    period: '8 years after leaving or death',
    what: 'Care record, Edith Pemberton',
    reason: 'Eight years have passed and nobody has asked for it',
    sample: { entity: 'note', path: '/note', gone: 'This note was disposed of' },
  },
  phone: {
    name: 'DBS',
    period: 'At most 6 months',
    what: /DBS/,
    reason: 'The number, the date and the outcome are on file',
    sample: { entity: 'attachment', path: '/attacthment', gone: 'This file was disposed of' },
  },
} as const;
type Time = (typeof times)[keyof typeof times];

const dueOf = (page: Page, { name }: Time) =>
  page.getByRole('region', { name: 'What is due' }).getByRole('listitem').filter({ hasText: name });

/** One of the records that will go, and how many of its kind do. */
async function proposeInTime(page: Page, manager: Entry, time: Time): Promise<{ record: string; count: number }> {
  const due = dueOf(page, time);
  await expect(due).toContainText(time.period);
  await due.getByRole('button', { name: 'Propose disposal' }).click();
  const asked = page.getByRole('dialog', { name: /^Propose that/ });
  await asked.getByLabel(/^Why/).fill(time.reason);
  await asked.getByRole('button', { name: 'Propose' }).click();
  await expect(page).toHaveURL(/[?&]disposal=/);
  await expect(page.getByText('Waits for a second person', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm disposal' })).toHaveCount(0);
  const disposal = new URL(page.url()).searchParams.get('disposal') ?? '';
  const { listed, kinds } = await ask<DisposalInFull>(page, manager, `/api/disposal/${disposal}/`);
  const isSample = ({ entity }: { readonly entity: string }) => entity === time.sample.entity;
  return { record: listed.find(isSample)?.record ?? '', count: kinds.find(isSample)?.count ?? 0 };
}

test('A note goes by a court’s order once no hold keeps it, and Edith’s record after eight years or copies of DBS certificates, by the manager and head office, and what stays can be read', async ({
  page,
  browser,
}, info) => {
  const time = times[info.project.name === 'phone' ? 'phone' : 'desktop'];
  const mark = crypto.randomUUID().slice(0, 8);
  const manager = await signIn(page, 'manager');
  const note = await newNote(page, manager, mark);
  await enter(page, 'manager', { path: duePath });
  await holdAndLift(page, manager, note, mark);
  await goOn(page, duePath);
  const ordered = await proposeByOrder(page, mark);
  await goOn(page, duePath);
  const { record, count } = await proposeInTime(page, manager, time);

  const office = await beside(browser, page, 'admin', { path: ordered });
  await expect(office.getByText(order(mark).order_reference)).toBeVisible();
  await confirmDisposal(office);
  await expect(office.getByText(order(mark).order_reference)).toBeVisible();
  await expect(office.getByRole('button', { name: 'Print the certificate' })).toBeVisible();

  await goOn(office, duePath);
  await office
    .getByRole('region', { name: /^Wait for a second person/ })
    .getByRole('link', { name: time.what })
    .click();
  await expect(office.getByRole('region', { name: /^What goes/ })).toContainText(`${count} `);
  await confirmDisposal(office);
  await expect(office.getByText('Its time is over')).toBeVisible();
  await settled(office);
  const { width = 0 } = office.viewportSize() ?? {};
  await expect.poll(() => office.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await goOn(office, `${time.sample.path}?id=${record}`);
  await expect(office.getByRole('heading', { name: time.sample.gone })).toBeVisible();
  await noWayWrong(office);
  await office.getByRole('link', { name: 'Certificate of disposal' }).click();
  await expect(office.getByText(time.reason)).toBeVisible();
  await office.context().close();

  await goOn(page, `/note?id=${note.id}`);
  await expect(page.getByRole('heading', { name: 'This note was disposed of' })).toBeVisible();
  await page.getByRole('link', { name: 'Certificate of disposal' }).click();
  await expect(page.getByText(/The note is to be destroyed/)).toBeVisible();
  await goOn(page, duePath);
  await expect(page.getByRole('region', { name: 'What is due' })).toBeVisible();
  await expect(dueOf(page, time)).toHaveCount(0);
});
