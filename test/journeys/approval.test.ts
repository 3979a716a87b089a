import { expectReadable } from '#world/browser/axe.ts';
import { type AnsweredRecord, arrive, ask, atDesk, beside, expect, ownResident, test } from '#world/browser/journey.ts';
import { draftPlan, planPath } from '#world/browser/plans.ts';

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
    await expectReadable(desk);
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
