import type { Browser, Page, TestInfo } from '@playwright/test';
import {
  arrive,
  ask,
  atDesk,
  beside,
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
import { newcomer, newcomersHouse as house } from '#world/browser/newcomer.ts';
import { planInForce, planPath } from '#world/browser/plans.ts';
import { byFinger, byKeys, type Way } from '#world/browser/way.ts';

type WayOf = (page: Page) => Way;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const group = (page: Page, name: RegExp) => page.getByRole('group', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const addressOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length);
const followUps = (page: Page) => page.getByRole('region', { name: /^What must be looked at/ });
const ofPlan = 'Support plan: moving about and falls';
const ofRisk = 'Risk assessment: falls';

async function reportFall(page: Page, { press, write, pick, answer }: Way): Promise<void> {
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
async function takeStep(page: Page, { press }: Way, verb: string): Promise<void> {
  await press(button(page, verb));
  const dialog = page.getByRole('dialog');
  await press(dialog.getByRole('button', { name: verb, exact: true }));
  await expect(dialog).toBeHidden();
}

const newNeed = 'Asks for the frame before she stands.';

/** From the follow-up to a new version of its plan, which waits for somebody else. */
async function changePlan(page: Page, way: Way, title: string): Promise<string> {
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

async function readPlan(page: Page, way: Way, title: string): Promise<void> {
  await expect(followUps(page)).toContainText('Something was changed');
  await way.press(followUps(page).getByRole('link', { name: 'See what was changed' }));
  await expect(heading(page, title)).toBeVisible();
  await way.toTheEnd();
  await way.press(button(page, 'I have read it'));
  await expect(page.getByText(/You read it/)).toBeVisible();
}

async function evaluatePlan(page: Page, way: Way): Promise<void> {
  await way.press(page.getByRole('link', { name: 'Add evaluation' }));
  await expect(heading(page, 'Add evaluation')).toBeVisible();
  const evidence = page.getByRole('complementary', { name: 'What the records say' });
  await expect(evidence).toContainText('Incidents');
  await way.answer(group(page, /^Progress/), 'Progressing');
  await way.write(page.getByLabel('What worked'), 'The frame is near.');
  await way.write(page.getByLabel('What the resident says'), 'Ask me first.');
  await way.answer(group(page, /^Outcome/), 'Carry on');
  await way.press(page.getByRole('button', { name: /^Save/ }));
  await expect(page.getByText('The frame is near.')).toBeVisible();
  await takeStep(page, way, 'Submit for approval');
  await expect(button(page, 'Take back')).toBeVisible();
}

async function closeLoop(page: Page, way: Way): Promise<void> {
  await way.press(button(page, `No change needed: ${ofRisk}`));
  const dialog = page.getByRole('dialog');
  await way.write(dialog.getByLabel('Because'), 'The chair was moved.');
  await way.press(dialog.getByRole('button', { name: 'Close the follow-up' }));
  await expect(dialog).toBeHidden();
  await expect(followUps(page)).toContainText('The chair was moved');
  await expect(button(page, `No change needed: ${ofRisk}`)).toHaveCount(0);
}

interface Walk {
  readonly page: Page;
  readonly browser: Browser;
  readonly info: TestInfo;
}

/** A manager puts the changed plan in force. */
type Approve = (walk: Walk, approver: Entry, plan: string) => Promise<void>;

const atTheirDesk: Approve = async ({ page, browser }, _, plan) => {
  const manager = await beside(browser, page, 'manager', { path: planPath(plan), house });
  await takeStep(manager, byFinger(manager), 'Approve');
  await expect(manager.getByRole('list', { name: 'Why this changed' })).toContainText('Changed because of: fall');
  await manager.context().close();
};

const unseen: Approve = async ({ page }, approver, plan) => {
  const { version } = await ask<AnsweredRecord>(page, approver, `/api/plan/${plan}/`);
  await post(page, approver, `/api/plan/${plan}/approve/`, { version });
};

async function wholeLoop(walk: Walk, wayOf: WayOf, approve: Approve): Promise<void> {
  const { page, browser, info } = walk;
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

  await arrive(page, 'carer', { house });
  await page.goto(`/resident/detail?id=${resident}&tab=notes`);
  await reportFall(page, wayOf(page));
  await expect(followUps(page)).toContainText(ofPlan);
  await expect(followUps(page)).toContainText(ofRisk);
  const fall = addressOf(page);

  const senior = await beside(browser, page, 'senior', { path: fall, house });
  const changed = await changePlan(senior, wayOf(senior), title);
  await approve(walk, approver, changed);
  await readPlan(page, wayOf(page), title);
  await wayOf(page).press(page.getByRole('list', { name: 'Why this changed' }).getByRole('link', { name: /^fall on/ }));
  await expect(followUps(page)).toContainText('Something was changed');

  await evaluatePlan(senior, wayOf(senior));
  await walkTo(senior, fall);
  await closeLoop(senior, wayOf(senior));
  const rows = await ask<AnsweredRecord[]>(page, author, `/api/follow-up/?resident=${resident}&limit=20`);
  expect(rows.map(({ status, closed_how }) => [status, closed_how]).toSorted()).toEqual([
    ['closed', 'changed'],
    ['closed', 'no_change'],
  ]);
  await senior.context().close();
}

test(
  'By finger: a fall opens the loop beside it, the plan is changed, approved by another, read, evaluated, and the loop is closed',
  inHand,
  ({ page, browser }, info) => wholeLoop({ page, browser, info }, byFinger, atTheirDesk),
);

test(
  'By keys: a fall opens the loop beside it, the plan is changed, approved by another, read, evaluated, and the loop is closed',
  atDesk,
  ({ page, browser }, info) => wholeLoop({ page, browser, info }, byKeys, unseen),
);
