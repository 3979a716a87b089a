import type { Page } from '@playwright/test';
import { type AnsweredRecord, arrive, ask, atDesk, beside, expect, ownResident, test } from '#world/browser/journey.ts';
import { draftPlan, planPath } from '#world/browser/plans.ts';

const press = async (page: Page, verb: string) => {
  await page.getByRole('button', { name: verb, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await expect(dialog).toBeHidden();
};

test(
  'Two people put a plan in force, and from then on it is replaced, never rewritten',
  atDesk,
  async ({ page, browser }, info) => {
    const senior = await arrive(page, 'senior');
    const { id: resident } = await ownResident(page, senior, info);
    const plan = await draftPlan(page, senior, {
      resident,
      title: `Drinking ${crypto.randomUUID()}`,
      domain: 'eating_drinking',
      need: 'Level 2 drinks.',
      person_says: 'I like tea.',
      goals: [{ goal: 'Drinks without coughing', measure: 'No coughing for a week' }],
      actions: [{ what: 'Thicken every drink' }],
    });
    const path = planPath(plan.id);
    await page.goto(path);
    await press(page, 'Submit for approval');
    await expect(page.getByRole('link', { name: 'Change', exact: true })).toHaveCount(0);
    await press(page, 'Take back');
    await expect(page.getByRole('link', { name: 'Change', exact: true })).toBeVisible();
    await press(page, 'Submit for approval');
    await expect(page.getByText('Its author can take it back, and a manager can send it back.')).toBeVisible();

    const desk = await beside(browser, page, 'manager', { path });
    await desk.getByRole('button', { name: 'Send back', exact: true }).click();
    await desk.getByLabel(/Why it was sent back/).fill('Say which thickener.');
    await desk.getByRole('dialog').getByRole('button', { name: 'Send back', exact: true }).click();
    await expect(page.getByText('Say which thickener.')).toBeVisible();

    await page.getByRole('link', { name: 'Change', exact: true }).click();
    await page.getByLabel(/What the person needs/).fill('Level 2 drinks, one scoop to 100 ml.');
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByText('Level 2 drinks, one scoop to 100 ml.')).toBeVisible();
    await press(page, 'Submit for approval');
    await press(desk, 'Approve');
    await desk.context().close();

    await expect(page.getByText('An approved plan stays as it is.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Change', exact: true })).toHaveCount(0);
    const current = await ask<AnsweredRecord>(page, senior, `/api/plan/${plan.id}/`);
    const rewritten = await page.request.patch(`/api/plan/${plan.id}/`, {
      headers: { Authorization: `Token ${senior.token}` },
      data: { version: current['version'], need: 'Normal drinks.' },
    });
    expect([rewritten.status(), Object.keys((await rewritten.json()) as object)]).toEqual([400, ['need']]);

    await page.getByRole('button', { name: 'Make a new version' }).click();
    await page.getByLabel(/What the person needs/).fill('Normal drinks.');
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByText('Normal drinks.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit for approval' })).toBeVisible();
    expect(await ask<AnsweredRecord>(page, senior, `/api/plan/${plan.id}/`)).toMatchObject({
      status: 'active',
      need: 'Level 2 drinks, one scoop to 100 ml.',
    });
  },
);

test(
  'Two people write at one draft of a plan, and nothing of either is lost',
  atDesk,
  async ({ page, browser }, info) => {
    const senior = await arrive(page, 'senior');
    const { id: resident } = await ownResident(page, senior, info);
    const plan = await draftPlan(page, senior, {
      resident,
      title: `Sleeping ${crypto.randomUUID()}`,
      domain: 'sleep',
      need: 'Wakes at three.',
      person_says: 'I want the radio on.',
      goals: [{ goal: 'Six hours', measure: 'Sleep chart' }],
      actions: [{ what: 'Radio low' }],
    });
    const form = planPath(plan.id, '&edit=1');
    await page.goto(form);
    const desk = await beside(browser, page, 'manager', { path: form });
    await page.getByLabel(/What the person needs/).fill('Wakes at three and is afraid.');
    await desk.getByLabel(/In the person/).fill('I want the radio on, and the door ajar.');
    await page.getByRole('button', { name: /^Save/ }).click();
    // Words stand in the form as well, before they are saved.
    await expect(page).not.toHaveURL(/edit=1/);
    await expect(page.getByText('Wakes at three and is afraid.')).toBeVisible();
    await desk.getByRole('button', { name: /^Save/ }).click();
    const both = desk.getByRole('dialog', { name: 'Two versions of this record' });
    await both.getByRole('button', { name: 'Save what is chosen' }).click();
    await expect(desk).not.toHaveURL(/edit=1/);
    await expect(desk.getByText('I want the radio on, and the door ajar.')).toBeVisible();
    await desk.context().close();
    expect(await ask<AnsweredRecord>(page, senior, `/api/plan/${plan.id}/`)).toMatchObject({
      need: 'Wakes at three and is afraid.',
      person_says: 'I want the radio on, and the door ajar.',
    });
  },
);
