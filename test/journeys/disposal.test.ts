import { beside, enter, expect, homeNamed, post, signIn, test } from '#world/browser/journey.ts';

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
  await office.goto(new URL(page.url()).pathname + new URL(page.url()).search);
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

  await page.goto(`/note?id=${note.id}`);
  await expect(page.getByRole('heading', { name: 'This note was disposed of' })).toBeVisible();
  await page.getByRole('link', { name: 'Certificate of disposal' }).click();
  await expect(page.getByText(/The note is to be destroyed/)).toBeVisible();
});
