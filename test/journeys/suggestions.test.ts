import type { Page } from '@playwright/test';
import { expectAccessible, expectReadable } from '#world/browser/axe.ts';
import { atDesk, beside, enter, expect, newMessages, settled, test } from '#world/browser/journey.ts';
import { pagesOf } from '#world/browser/steps/paper.ts';

const tile = (page: Page, question: string, name: string) =>
  page.getByRole('group', { name: question }).getByRole('button', { name, exact: true });

/** A step that asks in a dialog. */
async function takeStep(page: Page, verb: string, answer?: string): Promise<void> {
  await page.getByRole('button', { name: verb, exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (answer) await dialog.getByLabel(/^Our answer/).fill(answer);
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test(
  'Somebody points at a face and a picture, a carer types their words, the manager answers, and it hangs on the wall',
  atDesk,
  async ({ page, browser }) => {
    const wish = `A kettle that whistles ${Date.now().toString(36)}`;
    await enter(page, 'carer', { path: '/suggesion/add-suggestion' });
    await tile(page, 'Who says it?', 'Somebody who lives here').click();
    await tile(page, 'How does it feel now?', 'Unhappy').click();
    await tile(page, 'What is it about?', 'Food').click();
    await page.getByLabel(/^Suggestion/).fill(`${wish}. Then I hear that there is tea.`);
    await expect(page.getByLabel(/^In short/)).toHaveValue(wish);
    await expectReadable(page);
    await page.getByRole('button', { name: /^Save suggestion/ }).click();
    await expect(newMessages(page)).toContainText('Suggestion saved');
    await expect(page.getByText(/Next: say that it is heard/)).toBeVisible();

    const manager = await beside(browser, page, 'manager', { path: '/suggesion' });
    await manager.getByRole('region', { name: /^New/ }).getByRole('link', { name: wish }).click();
    await takeStep(manager, 'Say that it is heard');
    await takeStep(manager, 'Think about it');
    await takeStep(manager, 'Do it', 'It is ordered.');
    await takeStep(manager, 'It is done', 'It stands in the kitchen and whistles.');
    await expectAccessible(manager);
    await manager.getByRole('link', { name: 'Suggestions', exact: true }).first().click();
    await manager.getByRole('link', { name: 'Poster' }).click();
    await settled(manager);
    const line = manager.getByRole('listitem').filter({ hasText: wish });
    await expect(line).toContainText('We did');
    await expect(line).toContainText('It stands in the kitchen and whistles.');
    await expectAccessible(manager);

    await manager.emulateMedia({ media: 'print' });
    await expect(line).toBeVisible();
    await expect(manager.getByText(/Confidential · Printed by/)).toBeHidden();
    expect(await pagesOf(manager)).toBeLessThanOrEqual(3);
    await manager.context().close();
  },
);
