import type { Page, TestInfo } from '@playwright/test';
import {
  arrive,
  ask,
  atDesk,
  beside,
  enter,
  expect,
  inHand,
  newMessages,
  post,
  signIn,
  test,
  type AnsweredRecord,
  type Entry,
  walkTo,
} from '#world/browser/journey.ts';
import { newcomer, newcomersHouse as house } from '#world/browser/steps/newcomer.ts';
import { planInForce, planPath } from '#world/browser/plans.ts';
import { byKeyboard, byTouch, type InputMode } from '#world/browser/steps/input-mode.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const group = (page: Page, name: RegExp) => page.getByRole('group', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const followUps = (page: Page) => page.getByRole('region', { name: /^What must be looked at/ });
const ofPlan = 'Support plan: moving about and falls';
const ofRisk = 'Risk assessment: falls';

/** The fall as a carer has sent it; how it is reported by finger is a journey of its own. */
async function sentReport(page: Page, carer: Entry, resident: string): Promise<string> {
  const { id, version } = await post(page, carer, '/api/incident/', {
    resident,
    incident_type: 'fall',
    occurred_at: new Date().toISOString(),
    location: 'lounge',
    description: 'Slid off the chair on her way to the window.',
    people_involved: [{ kind: 'resident', ref: { entity: 'resident', id: resident }, role: 'affected' }],
    immediate_actions: 'Called the senior.',
    person_in_charge: carer.user.id,
    severity: 'no_harm',
    witnessed: true,
    head_strike: 'no',
    conscious_throughout: true,
    confirmed_warnings: ['no_body_map'],
  });
  await post(page, carer, `/api/incident/${id}/submit/`, { version, confirmed_warnings: ['no_body_map'] });
  return `/resident/detail?id=${resident}&tab=notes&incident=${id}`;
}

async function reportFall(page: Page): Promise<void> {
  const { press, write, pick, answer } = byKeyboard(page);
  await press(page.getByRole('link', { name: 'Report an incident' }));
  await pick(page.getByRole('combobox', { name: /^Kind of incident/ }), 'Fall');
  await answer(group(page, /^Hit their head/), 'No');
  await answer(group(page, /^Awake throughout/), 'Yes');
  await write(page.getByLabel('What was done at once'), 'Called the senior.');
  await pick(page.getByRole('combobox', { name: /^Person in charge/ }), 'a');
  await press(button(page, 'Next: what happened'));
  await pick(page.getByRole('combobox', { name: /^Where/ }), 'Lounge');
  await write(page.getByRole('textbox', { name: 'What happened' }), 'Slid off the chair on her way to the window.');
  await answer(group(page, /^Someone saw it/), 'Yes');
  await answer(group(page, /^Harm/), 'No harm');
  await press(button(page, 'Next: who is told'));
  await press(button(page, 'Tell the family: told just now'));
  await press(page.getByRole('button', { name: /^Send the report about/ }));
  await expect(newMessages(page)).toContainText('Report sent');
  await expect(page.getByRole('list', { name: 'How it stands' })).toContainText('Submitted');
}

/** A step that asks in a dialog, and is over when the dialog is gone. */
async function takeStep(page: Page, { press }: InputMode, verb: string): Promise<void> {
  await press(button(page, verb));
  const dialog = page.getByRole('dialog');
  await press(dialog.getByRole('button', { name: verb, exact: true }));
  await expect(dialog).toBeHidden();
}

const newNeed = 'Asks for the frame before she stands.';

/** From the follow-up to a new version of its plan, which waits for somebody else. */
async function changePlan(page: Page, way: InputMode, title: string): Promise<string> {
  await way.press(button(page, `Review the plan: ${ofPlan}`));
  await expect(heading(page, title)).toBeVisible();
  await way.press(button(page, 'Make a new version'));
  await expect(page).toHaveURL(/edit=1/);
  await way.write(page.getByLabel(/What the person needs/), newNeed);
  await way.press(page.getByRole('button', { name: /^Save/ }));
  await expect(page.getByText(newNeed)).toBeVisible();
  await takeStep(page, way, 'Submit for approval');
  await expect(page.getByText('Its author can take it back, and a manager can send it back.')).toBeVisible();
  return new URL(page.url()).searchParams.get('id') ?? '';
}

async function readPlan(page: Page, title: string): Promise<void> {
  await expect(followUps(page)).toContainText('Something was changed');
  await followUps(page).getByRole('link', { name: 'See what was changed' }).click();
  await expect(heading(page, title)).toBeVisible();
  await page.getByRole('heading', { name: 'Evaluations' }).scrollIntoViewIfNeeded();
  await button(page, 'I have read it').click();
  await expect(page.getByText(/You read it/)).toBeVisible();
}

async function evaluatePlan(page: Page): Promise<void> {
  const { press, write, answer } = byTouch(page);
  await press(page.getByRole('link', { name: 'Add evaluation' }));
  await expect(heading(page, 'Add evaluation')).toBeVisible();
  const evidence = page.getByRole('complementary', { name: 'What the records say' });
  await expect(evidence).toContainText('Incidents');
  await answer(group(page, /^Progress/), 'Progressing');
  await write(page.getByLabel('What worked'), 'The frame is near.');
  await write(page.getByLabel('What the resident says'), 'Ask me first.');
  await answer(group(page, /^Outcome/), 'Carry on');
  await press(page.getByRole('button', { name: /^Save/ }));
  await expect(page.getByText('The frame is near.')).toBeVisible();
  await takeStep(page, byTouch(page), 'Submit for approval');
  await expect(button(page, 'Take back')).toBeVisible();
}

async function closeLoop(page: Page): Promise<void> {
  await button(page, `No change needed: ${ofRisk}`).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Because').fill('The chair was moved.');
  await dialog.getByRole('button', { name: 'Close the follow-up' }).click();
  await expect(dialog).toBeHidden();
  await expect(followUps(page)).toContainText('The chair was moved');
  await expect(button(page, `No change needed: ${ofRisk}`)).toHaveCount(0);
}

/** Somebody who walks with a frame, and the plan that says so. */
async function walker(page: Page, info: TestInfo) {
  const [author, approver] = [await signIn(page, 'senior'), await signIn(page, 'manager')];
  const { id: resident } = await newcomer(page, approver, info, 'Loop');
  const title = `Getting about ${crypto.randomUUID()}`;
  await planInForce(
    page,
    { author, approver },
    {
      resident,
      title,
      domain: 'mobility_falls',
      need: 'Walks with a frame.',
      person_says: 'I like the window.',
      goals: [{ goal: 'To the window every day', measure: 'Days walked' }],
      actions: [{ what: 'Walk to the window together' }],
    },
  );
  return { author, resident, title };
}

async function expectLoopOpened(page: Page): Promise<void> {
  await expect(followUps(page)).toContainText(ofPlan);
  await expect(followUps(page)).toContainText(ofRisk);
}

test(
  'A fall opens the loop beside it, the plan is changed, approved by another, read, evaluated, and the loop is closed',
  inHand,
  async ({ page, browser }, info) => {
    const { author, resident, title } = await walker(page, info);
    const carer = await arrive(page, 'carer', { house });
    const fall = await sentReport(page, carer, resident);
    await page.goto(fall);
    await expectLoopOpened(page);

    const senior = await beside(browser, page, 'senior', { path: fall, house });
    const changed = await changePlan(senior, byTouch(senior), title);
    const manager = await beside(browser, page, 'manager', { path: planPath(changed), house });
    await takeStep(manager, byTouch(manager), 'Approve');
    await expect(manager.getByRole('list', { name: 'Why this changed' })).toContainText('Changed because of: fall');
    await manager.context().close();
    await readPlan(page, title);
    await page
      .getByRole('list', { name: 'Why this changed' })
      .getByRole('link', { name: /^fall on/ })
      .click();
    await expect(followUps(page)).toContainText('Something was changed');

    await evaluatePlan(senior);
    await walkTo(senior, fall);
    await closeLoop(senior);
    const rows = await ask<AnsweredRecord[]>(page, author, `/api/follow-up/?resident=${resident}&limit=20`);
    expect(rows.map(({ status, closed_how }) => [status, closed_how]).toSorted()).toEqual([
      ['closed', 'changed'],
      ['closed', 'no_change'],
    ]);
    await senior.context().close();
  },
);

test(
  'Without a mouse a senior reports a fall, and from what it opens changes the plan and submits it',
  atDesk,
  async ({ page }, info) => {
    const { resident, title } = await walker(page, info);
    await enter(page, 'senior', { path: `/resident/detail?id=${resident}&tab=notes`, house });
    await reportFall(page);
    await expectLoopOpened(page);
    await changePlan(page, byKeyboard(page), title);
  },
);
