import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#world/browser/axe.ts';
import {
  arrive,
  ask,
  beside,
  expect,
  homeNamed,
  inHand,
  newMessages,
  ownResident,
  post,
  signIn,
  test,
  type AnsweredRecord,
  walkTo,
} from '#world/browser/journey.ts';
import { expectWithinBudget } from '#world/browser/measures/screen-budget.ts';

const pageOf = (resident: string, incident: string, more = '') =>
  `/resident/detail?id=${resident}&tab=notes&incident=${incident}${more}`;

/** A graze on the right knee, drawn inside the report. */
async function drawMark(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Draw a mark on the body' }).click();
  const drawing = page.getByRole('group', { name: /^Front of the body/ }).locator('svg');
  await drawing.scrollIntoViewIfNeeded();
  const box = await drawing.boundingBox();
  if (!box) throw new Error('The drawing is not shown.');
  await drawing.click({ position: { x: box.width * 0.42, y: box.height * 0.7 } });
  const marks = page.getByRole('region', { name: 'Marks on the body' });
  await answer(marks, /^Kind of mark/, 'Graze');
  await marks.getByLabel('Length').fill('20');
  await answer(marks, /^Colour/, 'Red');
  await answer(marks, /^Cause/, 'Fall');
}

async function choose(page: Page, label: RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function chooseFirst(page: Page, label: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option').first().click();
}

const answer = (page: Page | Locator, question: RegExp, words: string) =>
  page.getByRole('group', { name: question }).getByText(words, { exact: true }).click();

const isRunning = ({ start_at, end_at }: AnsweredRecord) =>
  Date.parse(String(start_at)) <= Date.now() && Date.parse(String(end_at)) > Date.now();

/** Alerts for the lead reach whoever the rota names at this hour, so the senior takes over the shift that is running, from the end of their last one until their next. */
async function putSeniorInLead(page: Page): Promise<void> {
  const [
    manager,
    {
      user: { id: staff },
    },
  ] = [await signIn(page, 'manager'), await signIn(page, 'senior')];
  const inHouse = await ask<AnsweredRecord[]>(
    page,
    manager,
    `/api/rota/?home=${await homeNamed(page, manager)}&status=published&limit=500`,
  );
  const own = await ask<AnsweredRecord[]>(page, manager, `/api/rota/?staff=${staff}&limit=500`);
  const begins = own.map(({ start_at }) => String(start_at)).filter((start) => Date.parse(start) > Date.now());
  const ended = own.map(({ end_at }) => String(end_at)).filter((end) => Date.parse(end) <= Date.now());
  const running = inHouse.filter(isRunning);
  const shift =
    running.find((one) => one['staff'] === staff) ??
    running.find((one) => one['role_on_shift'] === 'shift_lead') ??
    running[0];
  if (!shift) throw new Error('Nobody is at work in Rose House.');
  const data = {
    staff,
    role_on_shift: 'shift_lead',
    // Between the shift the senior has just had and the next one.
    ...(shift['staff'] === staff ? {} : { start_at: [String(shift['start_at']), ...ended].toSorted().at(-1) }),
    end_at: [String(shift['end_at']), ...begins].toSorted()[0],
    override_reason: 'Covers for somebody who fell ill.',
    confirmed_warnings: [
      'short_rest',
      'short_break',
      'weekly_rest',
      'over_48_hours',
      'night_hours',
      'training_over',
      'on_leave',
    ],
    version: shift['version'],
  };
  const changed = await page.request.patch(`/api/rota/${shift.id}/`, {
    headers: { Authorization: `Token ${manager.token}` },
    data,
  });
  expect(changed.ok(), await changed.text()).toBe(true);
}

/** Every question that is put as the first one was. */
async function decideTheRest(page: Page, incident: string): Promise<void> {
  const senior = await signIn(page, 'senior');
  const { version } = await ask<AnsweredRecord>(page, senior, `/api/incident/${incident}/`);
  const decided = await page.request.patch(`/api/incident/${incident}/`, {
    headers: { Authorization: `Token ${senior.token}` },
    data: { version, cqc_notifiable: 'no', riddor_status: 'no', duty_of_candour: 'no' },
  });
  expect(decided.ok(), await decided.text()).toBe(true);
}

/** How much the bell says there is to act on, how much the heading of the lane says, and how many cards stand in it. */
const countsOf = (page: Page) =>
  page.evaluate(() => {
    const bell = document.querySelector('[data-bell]')?.textContent ?? '';
    const lane = document.querySelector('section[aria-labelledby="lane-act_now"]');
    const figure = (words: string | null | undefined) => Number(/\d+/.exec(words ?? '')?.[0] ?? 0);
    return [
      figure(bell),
      figure(lane?.querySelector('h2')?.textContent),
      lane?.querySelectorAll('article').length ?? 0,
    ];
  });

async function reportFall(page: Page): Promise<void> {
  await expectWithinBudget(page, 'Make safe');
  await choose(page, /^Kind of incident/, 'Fall');
  await expect(page.getByRole('region', { name: 'Do this first' })).toContainText('before you move anyone');
  await answer(page, /^Hit their head/, 'Not known');
  await answer(page, /^Awake throughout/, 'No');
  await expect(page.getByRole('heading', { name: 'Call 999 now' })).toBeVisible();
  await expectAccessible(page);
  await answer(page, /^Awake throughout/, 'Yes');
  await expect(page.getByRole('heading', { name: 'Call 999 now' })).toHaveCount(0);
  await page.getByLabel('What was done at once').fill('Sat with her, looked her over, called the senior.');
  await chooseFirst(page, /^Person in charge/);
  await page.getByRole('button', { name: 'Next: what happened' }).click();

  await expect(page.getByRole('heading', { name: 'What happened', exact: true })).toBeFocused();
  await expectWithinBudget(page, 'What happened');
  await choose(page, /^Where/, 'Lounge');
  await page
    .getByRole('textbox', { name: 'What happened' })
    .fill('Slid from the armchair while reaching for the paper, onto one knee.');
  await answer(page, /^Someone saw it/, 'Yes');
  await answer(page, /^Harm/, 'Low');
  await drawMark(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next: who is told' }).click();
  await expectWithinBudget(page, 'Who is told');
}

test(
  'A carer reports a fall with the mark it left, the senior’s open page shows it at once and bell, lane and list agree, a manager closes it, and the carer sees what became of it',
  inHand,
  async ({ page, browser }, info) => {
    const carer = await arrive(page, 'carer');
    const { id, name } = await ownResident(page, carer, info, 3);
    await page.request.delete(`/api/draft/body_map_chart/?resident=${id}`, {
      headers: { Authorization: `Token ${carer.token}` },
    });
    await putSeniorInLead(page);
    await page.goto(pageOf(id, 'new'));
    const senior = await beside(browser, page, 'senior', { path: '/notification' });
    const alerts = senior
      .locator('section[aria-labelledby="lane-act_now"] article')
      .filter({ hasText: `${name.split(' ').at(-1)}: An incident needs the lead to look` });
    const before = await alerts.count();

    // On a phone the report fills the screen, without the bar of pages.
    await expect(page.getByRole('navigation').locator('[aria-current="page"]:visible')).toHaveCount(0);
    await page.getByRole('button', { name: 'Next: what happened' }).click();
    await expect(page.getByRole('alert')).toContainText('Kind of incident is needed.');
    await reportFall(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('textbox', { name: 'What happened' })).toHaveValue(/Slid from the armchair/);
    await page.getByRole('button', { name: 'Next: who is told' }).click();
    await page.getByRole('button', { name: 'Tell the family: told just now' }).click();
    await expect(page.getByText(/Draft kept/)).toBeVisible();
    // A tablet that was put down and woken up again: what was drawn goes out with the report, though nobody opens the drawing.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByRole('button', { name: 'Start afresh' })).toBeVisible();
    for (const step of ['Next: what happened', 'Next: who is told'])
      await page.getByRole('button', { name: step }).click();
    await page.getByRole('button', { name: /^Send the report about/ }).click();
    await expect(newMessages(page)).toContainText('Report sent');
    await expect(page.getByRole('list', { name: 'How it stands' })).toContainText('Submitted');
    await expect(page.getByRole('region', { name: 'Body map' })).toContainText('Graze');
    const { pathname, search, searchParams } = new URL(page.url());
    const incident = searchParams.get('incident') ?? '';

    await expect(alerts).toHaveCount(before + 1);
    await expect(alerts.first()).toContainText('The head may have been struck');
    await expect(async () => {
      const [bell, lane, cards] = await countsOf(senior);
      expect([bell, lane]).toEqual([cards, cards]);
      expect(cards).toBeGreaterThan(before);
    }).toPass({ timeout: 90_000 });

    const first = page
      .getByRole('region', { name: /^Follow-up checks/ })
      .getByRole('button', { name: /^Record Observation/ })
      .first();
    await first.click();
    await page.getByRole('button', { name: 'Save the check' }).click();
    const check = page.getByRole('dialog');
    await expect(check).toContainText('“How they are” is needed.');
    await answer(check, /^How they are/, 'Better');
    await check.getByRole('button', { name: 'Save the check' }).click();
    await expect(newMessages(page)).toContainText('Check saved');
    await expect(page.getByRole('button', { name: 'Start the review' })).toHaveCount(0);

    await walkTo(senior, `${pathname}${search}`);
    await senior.getByRole('region', { name: 'Body map' }).getByRole('link', { name: /Graze/ }).click();
    await expect(senior.getByRole('heading', { level: 1, name: 'Body map mark' })).toBeVisible();
    await expect(senior.getByRole('definition').filter({ hasText: /^right knee$/ })).toBeVisible();
    await senior.goBack();
    await senior.getByRole('button', { name: 'Start the review' }).click();
    const review = senior.getByRole('dialog', { name: 'Start the review' });
    const earlier = review.getByLabel('What the earlier incidents show');
    await review.getByLabel('Review', { exact: true }).fill('Read with the team.');
    if (await earlier.isVisible()) await earlier.fill('The second from that chair.');
    await review.getByRole('button', { name: 'Start the review' }).click();
    await expect(senior.getByText('Decide about safeguarding.')).toBeVisible();
    await expectAccessible(senior);
    await senior.getByRole('button', { name: 'Decide: Safeguarding' }).click();
    const deciding = senior.getByRole('dialog');
    await answer(deciding, /^Safeguarding/, 'Not needed');
    await deciding.getByRole('button', { name: /^Save for/ }).click();
    await expect(senior.getByRole('button', { name: 'Change: Safeguarding' })).toBeVisible();
    await decideTheRest(page, incident);
    await expect(senior.getByText('Nothing stands in the way of closing it.')).toBeVisible();
    await expect(senior.getByRole('button', { name: 'Sign off and close' })).toHaveCount(0);

    const manager = await signIn(page, 'manager');
    const { version } = await ask<AnsweredRecord>(page, manager, `/api/incident/${incident}/`);
    const lessons = 'The paper goes on the table beside the chair.';
    // Asked of somebody who has fallen before.
    const closing_reason = 'The checks go on in the plan.';
    await post(page, manager, `/api/incident/${incident}/close/`, { version, lessons, closing_reason });
    await expect(page.getByRole('list', { name: 'How it stands' })).toContainText('Closed');
    await expect(page.getByText(lessons)).toBeVisible();
    await expect(page.getByRole('region', { name: 'What became of it' })).toContainText('Under review');

    await senior.context().close();
  },
);
