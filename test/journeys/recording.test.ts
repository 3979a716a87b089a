import { expectAccessible } from '#world/browser/axe.ts';
import {
  ask,
  atDesk,
  beside,
  enter,
  expect,
  goOn,
  newMessages,
  ownResident,
  settled,
  test,
  type AnsweredRecord,
} from '#world/browser/journey.ts';

test(
  'A carer mistypes a weight and is asked to weigh again, records it, changes it, and a senior strikes it out without erasing it',
  atDesk,
  async ({ page, browser }, info) => {
    const carer = await enter(page, 'carer', { path: '/resident' });
    const { id, name } = await ownResident(page, carer, info, 1);
    const weights = await ask<AnsweredRecord[]>(page, carer, `/api/weight/?resident=${id}&date_from=2000-01-01`);
    const kilograms = weights.map((weight) => weight['weight_kg']).find((weight) => typeof weight === 'number');

    await page.getByRole('link', { name, exact: true }).click();
    const banner = page.getByRole('region', { name: 'Resident', exact: true });
    await banner.getByRole('button', { name: `Record for ${name}` }).click();
    await page.getByRole('button', { name: 'Weight', exact: true }).click();
    await page.getByRole('button', { name: 'More details in the full form' }).click();
    await page.getByRole('textbox', { name: 'Weight' }).fill('29');
    await page.getByRole('button', { name: /^Save weight for/ }).click();
    const warning = page.getByRole('dialog', { name: 'Please check before saving' });
    await expect(warning).toContainText(`Last time it was ${kilograms} kg. Weigh again?`);
    await expectAccessible(page);
    await warning.getByRole('button', { name: 'Go back and change it' }).click();
    await page.getByRole('textbox', { name: 'Weight' }).fill(String(kilograms));
    await page.getByRole('button', { name: /^Save weight for/ }).click();
    await expect(newMessages(page)).toContainText('Weight saved');
    await expect(page.getByRole('definition').filter({ hasText: `${kilograms} kg` })).toBeVisible();

    await page.getByRole('link', { name: 'Change' }).click();
    await page
      .getByRole('group', { name: /^Method/ })
      .getByText('Chair', { exact: true })
      .click();
    await page.getByRole('button', { name: /^Save weight for/ }).click();
    await expect(page.getByRole('definition').filter({ hasText: 'Chair' })).toBeVisible();
    await page.getByRole('button', { name: 'Earlier versions' }).click();
    await expect(page.getByRole('dialog', { name: 'Earlier versions' })).toContainText('Version 2');
    await expect(page.getByRole('dialog', { name: 'Earlier versions' }).getByRole('deletion')).toHaveText('Standing');

    const senior = await beside(browser, page, 'senior', { path: page.url() });
    await senior.getByRole('button', { name: 'Strike out' }).click();
    const dialog = senior.getByRole('dialog', { name: 'Strike out this weight?' });
    await expectAccessible(senior);
    await dialog.getByText('Another reason', { exact: true }).click();
    await dialog.getByLabel('Why').fill('Weighed with the wrong scales');
    await dialog.getByRole('button', { name: 'Strike out weight' }).click();
    await expect(senior.getByRole('note').filter({ hasText: 'Struck out' })).toContainText(
      'Weighed with the wrong scales',
    );
    await expect(senior.getByRole('definition').filter({ hasText: `${kilograms} kg` })).toBeVisible();

    await goOn(senior, `/resident/detail?id=${id}&tab=charts&of=weight`);
    await settled(senior);
    const line = senior
      .getByRole('table', { name: 'Weights' })
      .getByRole('row')
      .filter({ hasText: 'Weighed with the wrong scales' })
      .first();
    await expect(line).toContainText(`${kilograms} kg`);
    await expect(line.getByRole('cell').first()).toHaveCSS('text-decoration-line', 'line-through');
    await senior.context().close();
  },
);
