import { personName } from '#domain/kit/people/person-name.ts';
import { addMinutes, compareMoments, localDay, localTime, wallClock } from '#domain/kit/time/time.ts';
import type { RotaGrid } from '#domain/rota/grid/rota-grid.ts';
import { expectAccessible, expectDialogAccessible } from '#world/browser/axe.ts';
import {
  arrive,
  ask,
  beside,
  enter,
  expect,
  goOn,
  homeNamed,
  inHand,
  newMessages,
  post,
  settled,
  signIn,
  test,
  type AnsweredRecord,
  type Entry,
} from '#world/browser/journey.ts';
import type { Page, TestInfo } from '@playwright/test';
import { recordByTouch } from '#world/browser/steps/input-mode.ts';

/** Monday of a week that no other journey and no sketch of the demonstration reaches. */
function mondayIn(weeks: number): string {
  const day = new Date(Date.now() + weeks * 7 * 86_400_000);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}
/** Counted from here on, a week for each worker. */
const ownWeek = (from: number, { parallelIndex }: TestInfo) => from + parallelIndex;
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** A day as the page words it, for a pattern: `Wed 8 Sep…`. Shifts of other months have the same number. */
function dayPattern(day: string): string {
  const word = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)).slice(0, 3);
  return `${word({ weekday: 'short' })} ${Number(day.slice(8))} ${word({ month: 'short' })}\\w*`;
}

/** The page has said that it is done; what looks wrong for this person on this day is confirmed on the way. */
async function done(page: Page, words: RegExp): Promise<void> {
  const said = page.locator('output').filter({ hasText: words });
  const confirm = page.getByRole('button', { name: 'It is right, save it' });
  await expect(said.or(confirm).first()).toBeAttached();
  if (await confirm.isVisible()) await confirm.click();
  await expect(said).toBeAttached();
}

/** What may look wrong about whoever works a shift of a journey. */
const everyDoubt = ['short_rest', 'weekly_rest', 'over_48_hours', 'training_over', 'night_hours'];

/** A published shift of somebody, on a day of its own. */
async function publishedShift(
  page: Page,
  manager: Entry,
  carer: string,
  day: string,
  shift_type = 'early',
): Promise<AnsweredRecord> {
  const home = await homeNamed(page, manager);
  const shift = await post(page, manager, '/api/rota/', {
    home,
    staff: carer,
    date: day,
    shift_type,
    confirmed_warnings: everyDoubt,
  });
  await post(page, manager, '/api/rota/publish/', { home, from: day, days: 1 });
  return shift;
}

const zone = 'Europe/London';

/** A shift that began an hour and a half ago and still runs, of somebody who is not on another one. */
async function runningShift(page: Page, manager: Entry) {
  const home = await homeNamed(page, manager);
  const start_at = addMinutes(`${new Date().toISOString().slice(0, 16)}:00.000Z`, -90);
  const end_at = addMinutes(start_at, 120);
  const date = localDay(start_at, zone);
  const { people, shifts } = await ask<RotaGrid>(
    page,
    manager,
    `/api/home/${home}/rota-grid/?from=${dayAfter(date, -2)}&days=5`,
  );
  const isFree = (id: string) =>
    !shifts.some(
      (shift) =>
        shift.staff === id && compareMoments(shift.start_at, end_at) < 0 && compareMoments(shift.end_at, start_at) > 0,
    );
  const person = people.find(({ id, role }) => role === 'support_worker' && isFree(id));
  if (!person) throw new Error('Everybody is on a shift.');
  await post(page, manager, '/api/rota/', {
    home,
    staff: person.id,
    date,
    shift_type: 'early',
    start_at,
    end_at,
    confirmed_warnings: [...everyDoubt, 'on_leave'],
  });
  await post(page, manager, '/api/rota/publish/', { home, from: date, days: 1 });
  return { name: personName(person), start_at, end_at, date };
}

test(
  'Somebody comes late to a shift, a senior writes it down, and the real hours stand beside the planned ones',
  inHand,
  async ({ page }, info) => {
    const hand = recordByTouch(page, info);
    const { name, start_at, end_at, date } = await runningShift(page, await signIn(page, 'manager'));
    await enter(page, 'senior', { path: `/rota?from=${date}` });
    await settled(page);
    const times = `${localTime(start_at, zone)}–${localTime(end_at, zone)}`;
    const dialog = page.getByRole('dialog');
    const open = async () => {
      await expect(dialog).toHaveCount(0);
      await hand.press(page.getByRole('button', { name: new RegExp(`${name}.*${times}`) }));
      await expect(dialog).toHaveCount(1);
    };
    const write = async (label: string, moment: string) => {
      const field = dialog.getByRole('group', { name: new RegExp(`^${label}`) }).first();
      const { day, time } = wallClock(moment, zone);
      await hand.write(field.getByLabel('Date', { exact: true }), day.split('-').toReversed().join('/'));
      await hand.write(field.getByLabel('Time', { exact: true }), time);
    };

    await open();
    await hand.press(dialog.getByRole('button', { name: 'Has come' }));
    await write('Really started', addMinutes(start_at, 20));
    await hand.press(dialog.getByRole('button', { name: 'Save when they began' }));
    await expect(newMessages(page)).toContainText('Saved');

    await open();
    await hand.press(dialog.getByRole('button', { name: 'Worked as planned' }));
    await expect(newMessages(page)).toContainText('The shift was changed');

    await open();
    await hand.press(dialog.getByRole('button', { name: 'Real hours' }));
    await write('Really ended', addMinutes(start_at, 80));
    await hand.press(dialog.getByRole('button', { name: 'Save the hours' }));
    await expect(newMessages(page)).toContainText('Hours saved');

    await open();
    await expect(page.getByRole('dialog', { name: new RegExp(`Early ${times}.*${name}`) })).toContainText(
      `Really ${localTime(addMinutes(start_at, 20), zone)}–${localTime(addMinutes(start_at, 80), zone)}, 1 h, 20 min late`,
    );
    await expectAccessible(page);
  },
);

/** Approved on the page, whatever looks wrong about whoever works it then. */
async function approve(page: Page, shift: RegExp): Promise<void> {
  const button = page.getByRole('button', { name: shift });
  await button.click();
  const confirm = page.getByRole('button', { name: 'It is right, save it' });
  await expect(async () => {
    if (await confirm.isVisible()) await confirm.click({ timeout: 1000 });
    await expect(button).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 90_000 });
  await expect(newMessages(page).getByText('Swap approved').first()).toBeVisible();
}

test(
  'Two exchange their shifts, and one is given back; a manager approves each on their own page',
  inHand,
  async ({ page, browser }, info) => {
    const day = mondayIn(ownWeek(40, info));
    const manager = await signIn(page, 'manager');
    const { user: senior } = await signIn(page, 'senior');
    const { user: carer } = await arrive(page, 'carer');
    const mine = await publishedShift(page, manager, carer.id, day);
    const theirs = await publishedShift(page, manager, senior.id, dayAfter(day, 4), 'late');
    const staffOf = async ({ id }: AnsweredRecord) =>
      (await ask<{ staff: string | null }>(page, manager, `/api/rota/${id}/`)).staff;
    const named =
      (days: number, type: string) =>
      (verb: string): RegExp =>
        new RegExp(`^${verb}: ${dayPattern(dayAfter(day, days))}, ${type}`);
    const [early, late] = [named(0, 'Early'), named(4, 'Late')];

    await page.goto('/rota?view=mine');
    const form = page.getByRole('dialog', { name: 'I cannot work this shift' });
    await page.getByRole('button', { name: early('I cannot work this shift') }).click();
    await form.getByText('Exchange it', { exact: false }).click();
    await expectAccessible(page);
    await form.getByRole('combobox', { name: /^Which colleague/ }).fill(senior.first_name);
    await page
      .getByRole('option', { name: new RegExp(senior.first_name) })
      .first()
      .click();
    await form.getByRole('combobox', { name: /^For which of their shifts/ }).click();
    await page.getByRole('option', { name: new RegExp(`${dayPattern(dayAfter(day, 4))}, Late`) }).click();
    await form.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(page.getByText(/^.*Exchange with .+, waits for an answer$/).first()).toBeVisible();

    const colleague = await beside(browser, page, 'senior', { path: '/rota?view=mine' });
    await colleague.getByRole('button', { name: early('I will take it') }).click();
    await expect(colleague.getByRole('button', { name: early('I will take it') })).toHaveCount(0);
    await expect(newMessages(colleague).getByText('waits for approval', { exact: false }).first()).toBeVisible();
    expect([await staffOf(mine), await staffOf(theirs)]).toEqual([carer.id, senior.id]);

    const desk = await beside(browser, page, 'manager', { path: '/rota?view=mine' });
    await approve(desk, early('Approve'));
    expect([await staffOf(mine), await staffOf(theirs)]).toEqual([senior.id, carer.id]);
    await expect(colleague.getByRole('button', { name: early('I cannot work this shift') })).toBeVisible();
    await expect(page.getByRole('button', { name: early('Keep the shift after all') })).toHaveCount(0);
    await colleague.context().close();

    await page.getByRole('button', { name: late('I cannot work this shift') }).click();
    await form.getByText('Give it back', { exact: false }).click();
    await form.getByLabel(/^Why/).fill('An appointment at the hospital');
    await form.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(page.getByText(/Given back, waits for approval$/).first()).toBeVisible();
    await approve(desk, late('Approve'));
    await desk.context().close();
    expect(await staffOf(theirs)).toBeNull();
    await expect(page.getByRole('button', { name: late('Keep the shift after all') })).toHaveCount(0);
  },
);

/** Two shifts of a week, planned and published: at the desk by keys and by mouse, and taken back on the way. */
async function planByHand(page: Page, monday: string, carer: string): Promise<void> {
  const cell = (days: number) => page.locator(`[data-staff="${carer}"][data-day="${dayAfter(monday, days)}"]`);
  const chips = (days: number) => cell(days).locator('[data-shift]');
  await cell(0).locator('[data-free]').focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Add a shift' });
  await sheet
    .getByLabel(/^Shift/)
    .first()
    .click();
  await page.getByRole('option', { name: 'Early', exact: true }).click();
  await sheet.getByRole('button', { name: 'Add the shift' }).click();
  await done(page, /: added$/);
  await expect(chips(0)).toHaveAccessibleName(/Early Draft 07:30–15:00/);

  await chips(0).focus();
  await page.keyboard.press('Control+c');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+v');
  await done(page, /: copied here$/);
  await expect(chips(1)).toHaveAccessibleName(/Draft/);
  await page.getByRole('button', { name: 'Done' }).click();

  await chips(1).dragTo(cell(3));
  await done(page, /: moved here$/);
  await expect(chips(3)).toHaveAccessibleName(/Draft/);
  await expect(chips(1)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await done(page, /^Undone: /);
  await expect(chips(1)).toHaveCount(1);
  await expect(chips(3)).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish 2', exact: true }).click();
  await page.getByRole('button', { name: 'Publish 2 shifts' }).click();
  await expect(newMessages(page)).toContainText('published');
  await expect(chips(0)).toHaveAccessibleName(/Published/);
}

test('A week is planned and saved as a template, laid down in another week after reading what it does, its gap filled, and published', async ({
  page,
}, info) => {
  const isPhone = info.project.name === 'phone';
  const pattern = mondayIn(isPhone ? 62 : 60);
  const target = mondayIn(isPhone ? 72 : 70);
  const manager = await signIn(page, 'manager');
  const { user } = await signIn(page, 'carer');
  if (isPhone) for (const days of [0, 1]) await publishedShift(page, manager, user.id, dayAfter(pattern, days));
  const name = `Usual ${info.project.name} ${Date.now().toString(36)}`;

  await enter(page, 'manager', { path: `/rota?from=${pattern}` });
  await settled(page);
  if (!isPhone) await planByHand(page, pattern, user.id);
  const more = () => page.getByRole('main').getByRole('button', { name: 'More', exact: true });
  await more().click();
  await page.getByRole('menuitem', { name: 'Copy weeks, templates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy weeks, or lay down a template' });
  await dialog.getByRole('button', { name: 'Save as a template' }).click();
  await dialog.getByLabel(/^Name of the template/).fill(name);
  await dialog.getByRole('button', { name: 'Save as a template' }).click();
  await expect(newMessages(page)).toContainText('Saved as a template');

  await dialog.getByRole('combobox', { name: 'What is copied' }).click();
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await dialog.getByLabel(/^First day it is copied to/).fill(target);
  await dialog.getByRole('button', { name: 'Show what it would do' }).click();
  await expectDialogAccessible(page);
  await dialog.getByRole('button', { name: 'Copy 2 shifts as drafts' }).click();
  await expect(dialog).toBeHidden();

  await goOn(page, `/rota?from=${target}`);
  const drafts = isPhone
    ? page.getByRole('list', { name: 'Shifts of the day' }).getByText('Draft')
    : page.getByRole('button', { name: 'Publish 2' });
  await expect(drafts.first()).toBeVisible();
  await page
    .getByRole('button', { name: /^(Early|Late)( [01]\/\d,|, \w+ \d+ \w+: [01]\/)/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Plan / })
    .first()
    .click();
  await done(page, /: added$/);
  if (isPhone) {
    await more().click();
    await page.getByRole('menuitem', { name: 'Publish 3' }).click();
  } else await page.getByRole('button', { name: 'Publish 3' }).click();
  await page.getByRole('button', { name: 'Publish 3 shifts' }).click();
  await expect(newMessages(page)).toContainText('The rota was published');

  // At the desk the message of the first week may still be in sight, so what is stored is asked.
  const home = await homeNamed(page, manager);
  const laid = async () =>
    (await ask<AnsweredRecord[]>(page, manager, `/api/rota/?home=${home}&staff=${user.id}&limit=200`))
      .filter(({ date }) => date === target || date === dayAfter(target, 1))
      .map(({ status }) => status);
  await expect.poll(laid).toEqual(['published', 'published']);
});
