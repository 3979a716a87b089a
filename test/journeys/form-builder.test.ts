import {
  type AnsweredRecord,
  arrive,
  ask,
  atDesk,
  beside,
  expect,
  ownResident,
  test,
  walkTo,
} from '#world/browser/journey.ts';
import type { AssessmentSheet } from '#domain/assessments/filling/assessment-sheet.ts';
import { expectReadable } from '#world/browser/axe.ts';
import type { Page } from '@playwright/test';

const putInUse = async (page: Page) => {
  await page.getByRole('button', { name: /in use/i }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /in use/i }).click();
  await expect(dialog).toBeHidden();
};
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save the questions' }).click();
  await expect(page.getByRole('button', { name: 'Save the questions' })).toBeHidden();
};

test(
  'A form is built, checked, tried, put in use and completed; its next version leaves the old result as it was',
  atDesk,
  async ({ page, browser }, info) => {
    const manager = await arrive(page, 'manager');
    const { id: resident } = await ownResident(page, manager, info);
    const title = `Steadiness ${crypto.randomUUID()}`;

    await page.goto('/assessment/possible-answer');
    await page.getByRole('button', { name: 'New form' }).first().click();
    await page
      .getByRole('dialog')
      .getByLabel(/^Title/)
      .fill(title);
    await page.getByRole('dialog').getByRole('button', { name: 'Begin the form' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('The form has no questions.')).toBeVisible();

    await page.getByRole('button', { name: 'Add a question' }).click();
    await page
      .getByRole('textbox', { name: /^Question/ })
      .first()
      .fill('Stands without help');
    await expect(page.getByText('Question 1 has no answers to choose from.').first()).toBeVisible();
    for (const [place, label, score] of [
      [1, 'Yes', '0'],
      [2, 'No', '2'],
    ] as const) {
      await page.getByRole('button', { name: 'Add an answer' }).click();
      await page.getByLabel(`Words of answer ${place} to question 1`).fill(label);
      await page.getByLabel(`Score of answer ${place} to question 1`).fill(score);
    }
    await page.getByRole('button', { name: 'Copy: question 1' }).click();
    await expect(page.getByText('2. Stands without help')).toBeVisible();
    await expect(page.getByText('Nothing is wrong')).toBeVisible();
    await save(page);

    const path = new URL(page.url());
    const form = path.searchParams.get('form') ?? '';
    const stored = await ask<AnsweredRecord>(page, manager, `/api/assessment/${form}/`);
    await page.request.patch(`/api/assessment/${form}/`, {
      headers: { Authorization: `Token ${manager.token}` },
      data: {
        version: stored['version'],
        scoring: 'sum',
        bands: [
          { from: 0, to: 1, label: 'Steady', severity: 'info' },
          { from: 2, to: 4, label: 'Unsteady', severity: 'medium' },
        ],
      },
    });
    await expect(page.getByText('Lowest score 0, highest 4.')).toBeVisible();

    await page.getByText('Try it out').click();
    await expect(page.getByText('No result is kept')).toBeVisible();
    await page
      .getByRole('group', { name: /^1\. Stands/ })
      .getByText('No', { exact: true })
      .click();
    await expect(page.getByLabel('Score so far')).toContainText('Score so far 2');

    const office = await beside(browser, page, 'admin', { path: `${path.pathname}${path.search}` });
    await putInUse(office);
    await expect(office.getByRole('button', { name: 'Make a new version' })).toBeVisible();

    await walkTo(page, `/assessment/detail?form=${form}&resident=${resident}`);
    for (const question of [/^1\. Stands/, /^2\. Stands/])
      await page.getByRole('group', { name: question }).getByText('No', { exact: true }).click();
    await expect(page.getByLabel('Score so far')).toContainText('Score so far 4');
    await expectReadable(page);
    await page.getByRole('button', { name: 'Next: Look over and complete' }).click();
    await page.getByRole('textbox', { name: /Summary/ }).fill('Needs a hand to stand.');
    await page.getByRole('button', { name: /^Complete for/ }).click();
    await expect(page.getByLabel('Score 4')).toBeVisible();
    await expectReadable(page);
    const result = new URL(page.url()).searchParams.get('result') ?? '';

    await office.getByRole('button', { name: 'Make a new version' }).click();
    await expect(office.getByRole('heading', { level: 1, name: /version 2/ })).toBeVisible();
    await office.getByRole('button', { name: /^1\. Stands/ }).click();
    await office
      .getByRole('textbox', { name: /^Question/ })
      .first()
      .fill('Stands up from a chair without help');
    await save(office);
    await putInUse(office);
    await office.context().close();

    const after = await ask<AssessmentSheet>(page, manager, `/api/assessment-result/${result}/sheet/`);
    expect(after).toMatchObject({ result: { total: 4, band: 'Unsteady' }, form: { status: 'retired' } });
    expect(after.form.questions[0]?.text).toBe('Stands without help');
  },
);
