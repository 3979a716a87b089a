import type { Page } from '@playwright/test';
import type { DisposalInFull, DuePage } from '#domain/retention/disposal.ts';
import {
  type AnsweredRecord,
  ask,
  atDesk,
  beside,
  enter,
  expect,
  goOn,
  homeNamed,
  newMessages,
  inHand,
  post,
  settled,
  signIn,
  test,
} from '#world/browser/journey.ts';

test('A court orders that a note goes: the manager proposes it, head office sees exactly what goes and confirms, and a stub stays', async ({
  page,
  browser,
}) => {
  const manager = await signIn(page, 'manager');
  const mark = crypto.randomUUID().slice(0, 8);
  const note = await post(page, manager, '/api/note/', {
    id: crypto.randomUUID(),
    home: await homeNamed(page, manager),
    category: 'house',
    body: `What the neighbour of number ${mark} said about the fence`,
    occurred_at: new Date().toISOString(),
  });

  await enter(page, 'manager', { path: '/house-overview?records=due' });
  await page.getByRole('button', { name: 'Court order' }).click();
  const asked = page.getByRole('dialog', { name: 'Erase by order of a court' });
  await asked.getByRole('combobox', { name: 'Kind of record' }).fill('Note');
  await page.getByRole('option', { name: 'Note', exact: true }).click();
  await asked.getByRole('combobox', { name: 'Record', exact: true }).fill(mark);
  const found = page.getByRole('listbox', { name: 'Record' }).getByRole('option');
  await expect(found).toHaveCount(1);
  await found.click();
  await asked.getByLabel(/^Court/).fill('Leeds County Court');
  await asked.getByLabel(/^Reference of the order/).fill(`K01-${mark}`);
  await asked.getByLabel(/^Date of the order/).fill('1 March 2026');
  await asked.getByLabel(/^What the court orders/).fill('The note is to be destroyed');
  await asked.getByRole('button', { name: 'Propose' }).click();
  await expect(asked).toBeHidden();
  await expect(page.getByRole('heading', { name: 'One note' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm disposal' })).toHaveCount(0);

  const office = await beside(browser, page, 'admin', { path: '/house-overview?records=due' });
  const waiting = office.getByRole('region', { name: /^Wait for a second person/ });
  await expect(waiting).toBeVisible();
  await goOn(office, new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(office.getByText(`K01-${mark}`)).toBeVisible();
  await office.getByRole('button', { name: 'Confirm disposal' }).click();
  await office
    .getByRole('dialog', { name: 'Let these records go for good?' })
    .getByRole('button', { name: 'Confirm disposal' })
    .click();
  await expect(office.getByRole('heading', { name: 'Certificate of disposal' })).toBeVisible();
  await expect(office.getByText(`K01-${mark}`)).toBeVisible();
  await expect(office.getByRole('button', { name: 'Print the certificate' })).toBeVisible();
  await office.context().close();

  await goOn(page, `/note?id=${note.id}`);
  await expect(page.getByRole('heading', { name: 'This note was disposed of' })).toBeVisible();
  await page.getByRole('link', { name: 'Certificate of disposal' }).click();
  await expect(page.getByText(/The note is to be destroyed/)).toBeVisible();
});

const noWayWrong = (page: Page) => expect(page.getByText('Page not found')).toHaveCount(0);

test(
  'Eight years after Edith left, the manager proposes at the desk that her record goes, head office confirms it on a phone, and what stays can be read',
  atDesk,
  async ({ page, browser }) => {
    const manager = await signIn(page, 'manager');
    const home = await homeNamed(page, manager);
    const { groups } = await ask<DuePage>(page, manager, `/api/home/${home}/records-due/`);
    const edith = groups.find(({ subject }) => subject?.name === 'Edith Pemberton')?.subject?.id ?? '';

    await enter(page, 'manager', { path: '/house-overview?records=due' });
    const due = page.getByRole('region', { name: 'Time is over' }).getByRole('listitem').filter({ hasText: 'Edith' });
    await expect(due).toContainText('8 years after leaving or death');
    await due.getByRole('button', { name: 'Propose disposal' }).click();
    const asked = page.getByRole('dialog', { name: /^Propose that \d+ records go for good\?/ });
    await asked.getByLabel(/^Why/).fill('Eight years have passed and nobody has asked for it');
    await asked.getByRole('button', { name: 'Propose' }).click();
    await expect(page.getByRole('heading', { name: 'Care record, Edith Pemberton' })).toBeVisible();
    await expect(page.getByText('Waits for a second person')).toBeVisible();
    const disposal = new URL(page.url()).searchParams.get('disposal') ?? '';
    const { listed } = await ask<DisposalInFull>(page, manager, `/api/disposal/${disposal}/`);
    const note = listed.find(({ entity }) => entity === 'note')?.record ?? '';
    await expect(page.getByRole('button', { name: 'Confirm disposal' })).toHaveCount(0);

    const office = await beside(browser, page, 'admin', { path: '/house-overview?records=due' });
    await office.setViewportSize({ width: 390, height: 844 });
    await office
      .getByRole('region', { name: /^Wait for a second person/ })
      .getByRole('link', { name: /Edith Pemberton/ })
      .click();
    await expect(office.getByRole('region', { name: /^What goes/ })).toContainText('5 notes');
    await office.getByRole('button', { name: 'Confirm disposal' }).click();
    const sure = office.getByRole('dialog', { name: 'Let these records go for good?' });
    await sure.getByRole('button', { name: 'Confirm disposal' }).click();
    await expect(office.getByRole('heading', { name: 'Certificate of disposal' })).toBeVisible();
    await expect(office.getByText('Its time is over')).toBeVisible();
    await settled(office);
    await expect.poll(() => office.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await goOn(office, `/note?id=${note}`);
    await expect(office.getByRole('heading', { name: 'This note was disposed of' })).toBeVisible();
    await noWayWrong(office);
    await office.context().close();

    await goOn(page, `/resident/detail?id=${edith}`);
    await expect(page.getByRole('heading', { name: 'This resident was disposed of' })).toBeVisible();
    await settled(page);
    await noWayWrong(page);
    await page.getByRole('link', { name: 'Certificate of disposal' }).click();
    await expect(page.getByText('Eight years have passed and nobody has asked for it')).toBeVisible();
    await goOn(page, '/house-overview?records=due');
    await expect(page.getByRole('region', { name: 'Time is over' })).toBeVisible();
    await expect(due).toHaveCount(0);
  },
);

test(
  'On her phone the manager proposes that copies of DBS certificates go, head office confirms on another, and the certificate stays',
  inHand,
  async ({ page, browser }) => {
    const manager = await enter(page, 'manager', { path: '/house-overview?records=due' });
    const due = page.getByRole('region', { name: 'Time is over' }).getByRole('listitem').filter({ hasText: 'DBS' });
    await expect(due).toContainText('At most 6 months');
    await due.getByRole('button', { name: 'Propose disposal' }).click();
    const asked = page.getByRole('dialog', { name: /^Propose that/ });
    await asked.getByLabel(/^Why/).fill('The number, the date and the outcome are on file');
    await asked.getByRole('button', { name: 'Propose' }).click();
    await expect(page.getByText('Waits for a second person')).toBeVisible();
    const disposal = new URL(page.url()).searchParams.get('disposal') ?? '';
    const { listed } = await ask<DisposalInFull>(page, manager, `/api/disposal/${disposal}/`);

    const office = await beside(browser, page, 'admin', { path: `/house-overview?disposal=${disposal}` });
    await office.getByRole('button', { name: 'Confirm disposal' }).click();
    const sure = office.getByRole('dialog', { name: 'Let these records go for good?' });
    await sure.getByRole('button', { name: 'Confirm disposal' }).click();
    await expect(office.getByRole('heading', { name: 'Certificate of disposal' })).toBeVisible();
    await goOn(office, `/attacthment?id=${listed[0]?.record}`);
    await expect(office.getByRole('heading', { name: 'This file was disposed of' })).toBeVisible();
    await noWayWrong(office);
    await office.context().close();
  },
);

test('An inquiry asks for a note: while it is held no order makes it go, and the hold is lifted with a reason', async ({
  page,
}) => {
  const manager = await signIn(page, 'manager');
  const home = await homeNamed(page, manager);
  const mark = crypto.randomUUID().slice(0, 8);
  const note = await post(page, manager, '/api/note/', {
    id: crypto.randomUUID(),
    home,
    category: 'house',
    body: `Who came to the gate ${mark}`,
    occurred_at: new Date().toISOString(),
  });
  await enter(page, 'manager', { path: '/house-overview?records=due' });
  const held = page.getByRole('region', { name: /^Held/ });
  await held.getByRole('link', { name: 'Add hold' }).click();
  await page.getByText('One record', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Kind of record' }).fill('Note');
  await page.getByRole('option', { name: 'Note', exact: true }).click();
  await page.getByRole('combobox', { name: 'Record', exact: true }).fill(mark);
  await page.getByRole('listbox', { name: 'Record' }).getByRole('option').click();
  await page.getByLabel(/^Reason/).fill(`Inquiry ${mark} of the council`);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(newMessages(page)).toContainText('Hold saved');
  await expect(page.getByRole('article')).toContainText(`Inquiry ${mark} of the council`);

  const ordered = await page.request.post('/api/disposal/', {
    headers: { Authorization: `Token ${manager.token}` },
    data: {
      home,
      ground: 'court_order',
      subject: { entity: 'note', id: note.id },
      court: 'Leeds County Court',
      order_reference: mark,
      ordered_on: '2026-03-01',
      reason: 'The note is to be destroyed',
    },
  });
  expect(ordered.status(), await ordered.text()).toBe(400);

  await goOn(page, `/note?id=${note.id}`);
  await settled(page);
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
  const holds = await ask<AnsweredRecord[]>(page, manager, `/api/legal-hold/?home=${home}&limit=200`);
  expect(holds.find(({ reason }) => String(reason).includes(mark))?.['status']).toBe('lifted');
});
