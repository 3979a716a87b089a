import type { Page, TestInfo } from '@playwright/test';
import { expectAccessible } from '#world/browser/axe.ts';
import { recordByKeyboard, recordByTouch, type RecordingMode } from '#world/browser/steps/input-mode.ts';
import {
  arrive,
  ask,
  atDesk,
  expect,
  inHand,
  ownResident,
  settled,
  test,
  type Entry,
  type AnsweredRecord,
} from '#world/browser/journey.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Record' });
const entries = (page: Page, carer: Entry, path: string, resident: string) =>
  ask<AnsweredRecord[]>(page, carer, `/api/${path}/?resident=${resident}&date_from=2020-01-01`);
/** What came since, but for the drinks of a round that somebody else takes meanwhile, of 150 and of 250 ml. */
const newSince = (before: readonly AnsweredRecord[], after: readonly AnsweredRecord[]) =>
  after.filter(
    ({ id, version, offered_ml }) =>
      ![150, 250].includes(Number(offered_ml)) && !before.some((row) => row.id === id && row['version'] === version),
  );

interface Person {
  carer: Entry;
  id: string;
}

interface Story {
  what: string;
  path: string;
  /** The most taps it may take, from Record to saved. */
  taps: number;
  fill(page: Page, hand: RecordingMode): Promise<void>;
  save: RegExp;
  /** Its pad is made of more than the parts that the gallery shows, and of others than the pads before it. */
  hasOwnParts?: true;
  /** It is answered by other keys than the stories before it. */
  hasOwnKeys?: true;
}

const button = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true });
const chip = (page: Page, name: string, group?: string) =>
  (group ? sheet(page).getByRole('group', { name: group }) : sheet(page)).getByRole('radio', { name, exact: true });
const figure = (page: Page, name: string) => sheet(page).getByRole('textbox', { name, exact: true });

const stories: readonly Story[] = [
  {
    what: 'a drink',
    hasOwnKeys: true,
    hasOwnParts: true,
    path: 'fluid-intake',
    taps: 3,
    save: /^Save fluids 200 ml for /,
    fill: (page, hand) => hand.choose(chip(page, '200 ml')),
  },
  {
    what: 'a shower',
    hasOwnKeys: true,
    path: 'bath',
    taps: 7,
    save: /^Save shower 40 °C for /,
    async fill(page, hand) {
      await hand.press(button(page, 'Shower'));
      await hand.figures(figure(page, 'Water, before getting in'), '40');
      await hand.choose(chip(page, 'Help from one'));
      await hand.choose(chip(page, 'Yes', 'Skin checked'));
    },
  },
  {
    what: 'a mental state as usual',
    hasOwnParts: true,
    path: 'care',
    taps: 4,
    save: /^Save mental state as usual for /,
    async fill(page, hand) {
      await hand.press(button(page, 'Mental state'));
      await hand.press(button(page, 'As usual for them'));
    },
  },
  {
    what: 'a note',
    hasOwnKeys: true,
    path: 'note',
    taps: 3,
    save: /^Save note for /,
    async fill(page, hand) {
      await hand.press(button(page, 'Note'));
      await hand.write(
        sheet(page).getByLabel(/^What happened/),
        `Spoke of ${crypto.randomUUID().replaceAll('-', ' ')}`,
      );
    },
  },
];

async function save(page: Page, hand: RecordingMode, label: RegExp) {
  await hand.save(sheet(page).getByRole('button', { name: label }));
  const doubt = page.getByRole('alertdialog', { name: 'Please check before saving' });
  await expect.poll(async () => (await doubt.isVisible()) || (await sheet(page).count()) === 0).toBe(true);
  if (await doubt.isVisible()) await hand.press(doubt.getByRole('button', { name: 'It is right, save it' }));
  await expect(sheet(page)).toHaveCount(0);
  // Whoever works by keys or by ear goes on from somewhere, not from the top of the page.
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
}

type Look = (page: Page, story: Story) => Promise<void>;

async function carryOut(page: Page, hand: RecordingMode, person: Person, chosen: readonly Story[], look?: Look) {
  for (const story of chosen) {
    await test.step(`records ${story.what}`, async () => {
      const before = await entries(page, person.carer, story.path, person.id);
      await hand.open();
      await expect(sheet(page).getByRole('region', { name: 'Resident' })).toBeVisible();
      // What can harm is read first; once it is there nothing below it moves any more.
      await expect(sheet(page).locator('[aria-busy="true"]')).toHaveCount(0);
      await story.fill(page, hand);
      await look?.(page, story);
      await save(page, hand, story.save);
      expect(hand.taps()).toBeLessThanOrEqual(story.taps);
      expect(
        newSince(before, await entries(page, person.carer, story.path, person.id)),
        `${story.what} is stored once`,
      ).toHaveLength(1);
    });
  }
}

/** Whatever was chosen further down, whose record it is and what saves it stay in view; and each pad can be read by everyone. */
const lookInHand: Look = async (page, { what, hasOwnParts, save }) => {
  await expect(sheet(page).getByRole('region', { name: 'Resident' })).toBeInViewport({ ratio: 1 });
  await expect(sheet(page).getByRole('button', { name: save })).toBeInViewport({ ratio: 1 });
  if (what === 'a shower') await expectPickerInHand(page);
  if (hasOwnParts) await expectAccessible(page);
};

/** A picker of staff names those on shift first, and every line of it is as high as a finger is broad. */
async function expectPickerInHand(page: Page) {
  const support = sheet(page).getByRole('group', { name: /^Support/ });
  await support.getByText('Help from two', { exact: true }).click();
  await sheet(page)
    .getByRole('combobox', { name: /^Second member of staff/ })
    .click();
  const list = page.getByRole('listbox', { name: /^Second member of staff/ });
  await expect(list.getByText('On shift now', { exact: true })).toBeVisible();
  const names = await list.getByRole('group', { name: 'Everybody else' }).getByRole('option').allTextContents();
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en-GB')));
  const heights = await list
    .getByRole('option')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Escape');
  await support.getByText('Help from one', { exact: true }).click();
}

async function onTheirPage(page: Page, info: TestInfo) {
  const carer = await arrive(page, 'carer');
  const { id, name } = await ownResident(page, carer, info, 2);
  await page.goto(`/resident/detail?id=${id}`);
  await settled(page);
  return { carer, id, name };
}

test(
  'With a finger a carer records by answer, number, button and words, a drink or a mood in three taps, and what was begun goes once, though the network was lost',
  inHand,
  async ({ page, context }, info) => {
    const who = await onTheirPage(page, info);
    const hand = recordByTouch(page, info);
    await carryOut(page, hand, who, stories, lookInHand);

    const before = await entries(page, who.carer, 'fluid-intake', who.id);
    await hand.open();
    await hand.choose(chip(page, '200 ml'));
    await expect(sheet(page).getByRole('button', { name: /^Save fluids 200 ml/ })).toBeVisible();
    await hand.choose(chip(page, 'Settled'));
    await expect(sheet(page).getByRole('button', { name: /^Save mood settled/ })).toBeVisible();
    await expect(sheet(page).getByRole('group', { name: 'Whose view is it?' })).toBeInViewport();
    await save(page, hand, /^Save mood settled/);
    // Three for the mood, one for the drink before it.
    expect(hand.taps()).toBeLessThanOrEqual(4);
    await hand.open();
    await hand.press(
      sheet(page)
        .getByRole('region', { name: 'Fluids' })
        .getByRole('button', { name: /^Begun, not saved/ }),
    );
    await expect(sheet(page).getByRole('button', { name: /^Save fluids 200 ml/ })).toBeVisible();
    await context.setOffline(true);
    await hand.press(sheet(page).getByRole('button', { name: /^Save fluids 200 ml/ }));
    await expect(
      sheet(page).getByRole('alert').filter({ hasText: 'It is not known whether this was saved' }),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(sheet(page)).toHaveCount(0);
    expect(newSince(before, await entries(page, who.carer, 'fluid-intake', who.id))).toMatchObject([
      { amount_ml: 200 },
    ]);

    await hand.open();
    await hand.press(button(page, 'Weight'));
    await expect(figure(page, 'Weight')).toBeVisible();
    await expectAccessible(page);
    await hand.press(button(page, 'Change'));
    await expect(sheet(page).getByRole('list', { name: 'Residents' })).toBeVisible();
    // Which keys do it means nothing to a finger.
    await expect(page.getByText(/\b(Ctrl|Alt) ?\+? ?[A-Z/]/).locator('visible=true')).toHaveCount(0);
    await expectAccessible(page);
    await hand.press(sheet(page).getByRole('button', { name: new RegExp(`^${who.name}`) }));
    await hand.press(button(page, 'Afternoon'));
    await expect(sheet(page).getByRole('button', { name: /^Save / })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'Without a mouse a carer records by answer, number, button and words, from Alt and R to Enter, and can read what a typed line will save',
  atDesk,
  async ({ page }, info) => {
    const who = await onTheirPage(page, info);
    await carryOut(
      page,
      recordByKeyboard(page),
      who,
      stories.filter(({ hasOwnKeys }) => hasOwnKeys),
      (one) => expectAccessible(one),
    );
    await page.keyboard.press('Control+/');
    await page.getByLabel('One line').fill(`b ${who.name} shower 40c declined`);
    await expect(page.getByRole('form', { name: 'What will be saved' })).toContainText(who.name);
    await expectAccessible(page);
  },
);
