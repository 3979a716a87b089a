import type { Page } from '@playwright/test';
import {
  type AnsweredRecord,
  arrive,
  ask,
  atDesk,
  beside,
  expect,
  homeNamed,
  post,
  signIn,
  test,
  walkTo,
} from '#world/browser/journey.ts';

const stop = (page: Page) => page.getByRole('note', { name: 'Do not use' });

async function check(page: Page, result: 'Passed' | 'Failed', remark: string): Promise<void> {
  await page.getByRole('button', { name: 'Check: Lifting equipment examination' }).click();
  const dialog = page.getByRole('dialog');
  // However much is asked, the button to save stands at the foot of the dialog.
  await expect(dialog.getByRole('button', { name: 'Save the check' })).toBeInViewport({ ratio: 1 });
  await dialog.getByText(result, { exact: true }).click();
  await dialog.getByRole('textbox', { name: /What was seen/ }).fill(remark);
  await dialog.getByRole('button', { name: 'Save the check' }).click();
  await expect(dialog).toBeHidden();
}

const countOf = (page: Page, name: string) => page.getByRole('textbox', { name: `Counted: ${name}` });
const lineOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test(
  'A hoist that fails is stopped everywhere, mended, verified by another person and used again; two people who count the same shelf at once both see what is there',
  atDesk,
  async ({ page, browser }) => {
    const senior = await arrive(page, 'senior');
    const manager = await signIn(page, 'manager');
    const home = await homeNamed(page, manager);
    const [person] = await ask<AnsweredRecord[]>(page, manager, `/api/resident/?home=${home}&limit=1`);
    const tag = crypto.randomUUID().slice(0, 6).toUpperCase();
    const hoist = await post(page, manager, '/api/house-asset/', {
      home,
      asset_tag: `HOIST-${tag}`,
      name: `Hoist ${tag}`,
      category: 'hoist_lift',
      location: 'Landing',
      condition: 'good',
      status: 'in_use',
      safe_working_load_kg: 200,
      assigned_resident: person?.id,
      checks: [],
    });

    await page.goto(`/asset-list?id=${hoist.id}`);
    await check(page, 'Failed', 'The brake slips');
    await expect(stop(page)).toContainText('Do not use');
    const summary = () => ask<{ demands?: { words: string }[] }>(page, senior, `/api/resident/${person?.id}/summary/`);
    expect((await summary()).demands?.map(({ words }) => words).join()).toContain(`Hoist ${tag}`);
    await walkTo(page, '/house-asset');
    await expect(page.getByRole('list', { name: 'Do not use' })).toContainText(`Hoist ${tag}`);

    const [repair] = await ask<AnsweredRecord[]>(page, senior, `/api/repair-record/?home=${home}&asset=${hoist.id}`);
    const step = async (data: object) => {
      const { version } = await ask<{ version: number }>(page, senior, `/api/repair-record/${repair?.id}/`);
      await post(page, senior, `/api/repair-record/${repair?.id}/status/`, { ...data, version });
    };
    await step({ status: 'triaged' });
    await step({ status: 'assigned', contractor: 'Lift Care' });
    await step({ status: 'in_progress' });
    const at = new Date().toISOString();
    await step({ status: 'completed', attended_at: at, completed_at: at, work_done: 'A new brake' });
    await walkTo(page, `/repair-list?id=${repair?.id}`);
    await expect(page.getByText('You marked it complete, so it is not you.')).toBeVisible();
    await walkTo(page, `/asset-list?id=${hoist.id}`);
    await check(page, 'Passed', 'The brake holds');
    await expect(stop(page)).toContainText('Do not use');

    const other = await beside(browser, page, 'manager', { path: `/repair-list?id=${repair?.id}` });
    await other.getByRole('button', { name: 'It is mended' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'It is mended' }).click();
    await expect(other.getByText('Verified').first()).toBeVisible();
    await expect(stop(page)).toBeHidden();
    expect((await summary()).demands?.map(({ words }) => words).join() ?? '').not.toContain(`Hoist ${tag}`);

    const name = `Aprons ${crypto.randomUUID().slice(0, 6)}`;
    const item = await post(page, manager, '/api/house-stock/', {
      home,
      item_name: name,
      category: 'ppe',
      quantity: 10,
      unit: 'box',
      reorder_level: 2,
      location: 'Linen cupboard',
    });
    const shelf = `/house-stock?view=count&search=${encodeURIComponent(name)}`;
    await walkTo(page, shelf);
    await expect(lineOf(page, name)).toContainText('10 boxes written down');
    await walkTo(other, shelf);
    await expect(lineOf(other, name)).toContainText('10 boxes written down');

    await countOf(other, name).fill('9');
    await countOf(page, name).fill('8');
    await countOf(page, name).blur();
    await expect(lineOf(page, name)).toContainText('2 boxes fewer than written down');
    await expect(lineOf(other, name)).toContainText('8 boxes written down');
    await countOf(other, name).blur();
    await expect(lineOf(other, name)).toContainText('Somebody moved it while you counted');

    await countOf(other, name).fill('7');
    await countOf(other, name).blur();
    await expect(lineOf(other, name)).toContainText('1 box fewer than written down');
    await expect(lineOf(page, name)).toContainText('7 boxes written down');
    const { movements } = await ask<{ movements: { kind: string; quantity: number }[] }>(
      page,
      manager,
      `/api/house-stock/${item.id}/`,
    );
    expect(movements.filter(({ kind }) => kind === 'count').map(({ quantity }) => quantity)).toEqual([8, 7]);
    await other.context().close();
  },
);
