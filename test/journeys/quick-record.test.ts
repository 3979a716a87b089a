import type { Page, TestInfo } from '@playwright/test';
import { expectAccessible } from '#world/browser/axe.ts';
import { finger, keys, type Hand } from '#world/browser/hand.ts';
import {
  arrive,
  ask,
  atDesk,
  enter,
  expect,
  homeNamed,
  inHand,
  newMessages,
  ownResident,
  residentNamed,
  settled,
  test,
  type Entry,
  type AnsweredRecord,
} from '#world/browser/journey.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Record' });
const entries = (page: Page, carer: Entry, path: string, resident: string) =>
  ask<AnsweredRecord[]>(page, carer, `/api/${path}/?resident=${resident}&date_from=2020-01-01`);
const notStruckOut = (rows: readonly AnsweredRecord[]) => rows.filter(({ is_deleted }) => is_deleted !== true);
const drinks = (page: Page, carer: Entry, resident: string) => entries(page, carer, 'fluid-intake', resident);
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
  tell(page: Page, hand: Hand, person: Person): Promise<void>;
  save: RegExp;
}

const button = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true });
const chip = (page: Page, name: string, group?: string) =>
  (group ? sheet(page).getByRole('group', { name: group }) : sheet(page)).getByRole('radio', { name, exact: true });
const figures = async (page: Page, hand: Hand, typed: string) => {
  for (const key of typed) await hand.press(button(page, key));
};

const stories: readonly Story[] = [
  {
    what: 'a drink',
    path: 'fluid-intake',
    taps: 3,
    save: /^Save fluids 200 ml for /,
    tell: (page, hand) => hand.choose(chip(page, '200 ml')),
  },
  {
    what: 'a mood',
    path: 'mood',
    taps: 3,
    save: /^Save mood settled for /,
    tell: (page, hand) => hand.choose(chip(page, 'Settled')),
  },
  {
    what: 'a night check',
    path: 'sleep',
    taps: 4,
    save: /^Save night check: asleep for /,
    tell: (page, hand) => hand.choose(chip(page, 'Asleep')),
  },
  {
    what: 'a shower',
    path: 'bath',
    taps: 7,
    save: /^Save shower 40 °C for /,
    async tell(page, hand) {
      await hand.press(button(page, 'Shower'));
      await figures(page, hand, '40');
      await hand.choose(chip(page, 'Help from one'));
      await hand.choose(chip(page, 'Yes', 'Skin checked'));
    },
  },
  {
    what: 'a bath someone chose not to have',
    path: 'bath',
    taps: 4,
    save: /^Save shower: chose not to for /,
    async tell(page, hand) {
      await hand.press(button(page, 'Chose not to'));
      await hand.choose(chip(page, 'Not now'));
    },
  },
  {
    what: 'a weight',
    path: 'weight',
    taps: 8,
    save: /^Save weight [\d.]+ kg for /,
    async tell(page, hand, { carer, id }) {
      const last = (await entries(page, carer, 'weight', id))
        .map(({ weight_kg }) => weight_kg)
        .find((weight) => typeof weight === 'number');
      await hand.press(button(page, 'Weight'));
      await figures(page, hand, String(last ?? 70));
    },
  },
  {
    what: 'a mental state as usual',
    path: 'care',
    taps: 4,
    save: /^Save mental state as usual for /,
    async tell(page, hand) {
      await hand.press(button(page, 'Mental state'));
      await hand.press(button(page, 'As usual for them'));
    },
  },
  {
    what: 'a note',
    path: 'note',
    taps: 3,
    save: /^Save note for /,
    async tell(page, hand) {
      await hand.press(button(page, 'Note'));
      await hand.type(
        sheet(page).getByLabel(/^What happened/),
        `Sat in the garden and talked about the sea. ${crypto.randomUUID().replaceAll('-', ' ')}`,
      );
    },
  },
];

async function save(page: Page, hand: Hand, label: RegExp) {
  await hand.press(sheet(page).getByRole('button', { name: label }));
  const doubt = page.getByRole('alertdialog', { name: 'Please check before saving' });
  await expect.poll(async () => (await doubt.isVisible()) || (await sheet(page).count()) === 0).toBe(true);
  if (await doubt.isVisible()) await hand.press(doubt.getByRole('button', { name: 'It is right, save it' }));
  await expect(sheet(page)).toHaveCount(0);
  // Whoever works by keys or by ear goes on from somewhere, not from the top of the page.
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
}

async function carryOut(page: Page, hand: Hand, person: Person) {
  for (const story of stories) {
    await test.step(`records ${story.what}`, async () => {
      const before = await entries(page, person.carer, story.path, person.id);
      await hand.open();
      await expect(sheet(page).getByRole('region', { name: 'Resident' })).toBeVisible();
      // What can harm is read first; once it is there nothing below it moves any more.
      await expect(sheet(page).locator('[aria-busy="true"]')).toHaveCount(0);
      await story.tell(page, hand, person);
      await save(page, hand, story.save);
      expect(hand.taps()).toBeLessThanOrEqual(story.taps);
      expect(
        newSince(before, await entries(page, person.carer, story.path, person.id)),
        `${story.what} is stored once`,
      ).toHaveLength(1);
    });
  }
}

async function onTheirPage(page: Page, info: TestInfo) {
  const carer = await arrive(page, 'carer');
  const { id, name } = await ownResident(page, carer, info, 2);
  await page.goto(`/resident/detail?id=${id}`);
  await settled(page);
  return { carer, id, name };
}

test('With a finger a carer records each kind, a drink or a mood in three taps', inHand, async ({ page }, info) => {
  const who = await onTheirPage(page, info);
  await carryOut(page, finger(page, info), who);
});

test('Without a mouse a carer records each kind, from Alt and R to Enter', atDesk, async ({ page }, info) => {
  const who = await onTheirPage(page, info);
  await carryOut(page, keys(page), who);
});

test(
  'A weight far from the last is questioned before it is saved, and Undo strikes it out',
  inHand,
  async ({ page }, info) => {
    const { carer, id, name } = await onTheirPage(page, info);
    const hand = finger(page, info);
    const before = notStruckOut(await entries(page, carer, 'weight', id)).length;
    await hand.open();
    await hand.press(button(page, 'Weight'));
    await figures(page, hand, '29.5');
    await expect(sheet(page).getByText(/Weigh again\?/)).toBeVisible();
    await expect(sheet(page).getByRole('list', { name: /^Last weights/ })).toBeVisible();
    await save(page, hand, /^Save weight 29.5 kg for /);
    await expect(newMessages(page).getByText(/^Saved 29.5 kg at/)).toBeVisible();
    await expect(newMessages(page)).not.toContainText(name);
    await newMessages(page).getByRole('button', { name: 'Undo' }).click();
    await expect(newMessages(page)).toContainText('Taken back');
    const rows = await entries(page, carer, 'weight', id);
    expect(rows.some(({ weight_kg, is_deleted }) => weight_kg === 29.5 && is_deleted === true)).toBe(true);
    expect(notStruckOut(rows)).toHaveLength(before);
    await hand.open();
    await expect(sheet(page).getByRole('list', { name: 'Just saved' })).toContainText('Taken back: weight 29.5 kg');
  },
);

test('Water that scalds cannot be saved as done until it is said what was done', inHand, async ({ page }, info) => {
  await onTheirPage(page, info);
  const hand = finger(page, info);
  await hand.open();
  await hand.press(button(page, 'Bath'));
  await figures(page, hand, '46');
  await expect(sheet(page).getByText('Stop: this water scalds.')).toBeVisible();
  await hand.choose(chip(page, 'Help from one'));
  await hand.choose(chip(page, 'Yes', 'Skin checked'));
  await hand.press(sheet(page).getByRole('button', { name: /^Save bath 46 °C for / }));
  await expect(sheet(page).getByText('Say what was done: the water was above 44 °C.').first()).toBeVisible();
});

test(
  'Without a network the entry stays, says so, and is stored once when it is back',
  inHand,
  async ({ page, context }, info) => {
    const { carer, id } = await onTheirPage(page, info);
    const hand = finger(page, info);
    const before = await drinks(page, carer, id);
    await hand.open();
    await hand.choose(chip(page, '100 ml'));
    await expect(sheet(page).getByRole('button', { name: /^Save fluids 100 ml for / })).toBeVisible();
    await context.setOffline(true);
    await hand.press(sheet(page).getByRole('button', { name: /^Save fluids 100 ml for / }));
    await expect(
      sheet(page).getByRole('alert').filter({ hasText: 'It is not known whether this was saved' }),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(sheet(page)).toHaveCount(0);
    expect(newSince(before, await drinks(page, carer, id))).toMatchObject([{ amount_ml: 100 }]);
  },
);

test('What was typed on a pad is there again after a reload', inHand, async ({ page }, info) => {
  await onTheirPage(page, info);
  const hand = finger(page, info);
  await hand.open();
  await hand.press(button(page, 'Note'));
  const words = 'Laughed at the radio all through breakfast today.';
  await sheet(page)
    .getByLabel(/^What happened/)
    .fill(words);
  await page.reload();
  await settled(page);
  await hand.open();
  await hand.press(button(page, 'Note Begun'));
  await expect(sheet(page).getByLabel(/^What happened/)).toHaveValue(words);
  await hand.press(button(page, 'Start afresh'));
});

test('Two tabs with two residents never mix', atDesk, async ({ page, context }, info) => {
  const { carer, id, name } = await onTheirPage(page, info);
  const other = await residentNamed(page, carer, 'Graham Tench');
  const [before, theirsBefore] = [await drinks(page, carer, id), await drinks(page, carer, other.id)];
  const second = await context.newPage();
  await enter(second, 'carer', { path: `/resident/detail?id=${other.id}` });
  await settled(second);
  const [first, next] = [finger(page, info), finger(second, info)];
  await first.open();
  await next.open();
  await first.choose(chip(page, '100 ml'));
  await next.choose(chip(second, '200 ml'));
  await expect(sheet(page).getByRole('region', { name: 'Resident' })).toContainText(name);
  await save(second, next, /^Save fluids 200 ml/);
  await save(page, first, /^Save fluids 100 ml/);
  expect(newSince(before, await drinks(page, carer, id))).toMatchObject([{ amount_ml: 100 }]);
  expect(newSince(theirsBefore, await drinks(page, carer, other.id))).toMatchObject([{ amount_ml: 200 }]);
});

test(
  'One typed line is shown as it will be saved, asks whom it means, and saves with Enter',
  atDesk,
  async ({ page }, info) => {
    const { carer, id, name } = await onTheirPage(page, info);
    const before = await drinks(page, carer, id);
    await page.keyboard.press('Control+/');
    const line = page.getByRole('dialog', { name: 'Type a record' });
    await line.getByLabel('One line').fill('f zzzz 200 tea');
    await expect(line.getByText('Nobody called “zzzz” lives in this house.')).toBeVisible();
    await line.getByLabel('One line').fill(`f ${name} 200 tea`);
    const preview = line.getByRole('form', { name: 'What will be saved' });
    await expect(preview).toContainText(name);
    await expect(preview).toContainText('Tea');
    await line.getByLabel('One line').press('Enter');
    await expect(line.getByRole('list', { name: 'Just saved' })).toContainText(`fluids 200 ml for ${name}`);
    await expect(newMessages(page).getByText(/Saved/)).toHaveCount(0);
    await expect(line.getByLabel('One line')).toBeFocused();
    expect(newSince(before, await drinks(page, carer, id))).toMatchObject([{ amount_ml: 200, fluid_type: 'tea' }]);
  },
);

test('Whose record it is stays in view, whatever is chosen further down', inHand, async ({ page }, info) => {
  await onTheirPage(page, info);
  await page
    .getByRole('navigation', { name: 'Main pages' })
    .getByRole('button', { name: 'Record', exact: true })
    .click();
  await sheet(page).getByText('200 ml', { exact: true }).click();
  await sheet(page).getByText('Coffee', { exact: true }).click();
  await expect(sheet(page).getByRole('region', { name: 'Resident' })).toBeInViewport({ ratio: 1 });
  await expect(sheet(page).getByRole('button', { name: /^Save fluids 200 ml/ })).toBeInViewport({ ratio: 1 });
});

test(
  'A chip left for another kind, and the sheet closed over it, is begun and gone on with, in view',
  inHand,
  async ({ page }, info) => {
    const { carer, id } = await onTheirPage(page, info);
    // What another journey began for them would be offered in the place of this one's.
    for (const form of ['fluid_intake', 'mood'])
      await page.request.delete(`/api/draft/${form}/?resident=${id}`, {
        headers: { Authorization: `Token ${carer.token}` },
      });
    const hand = finger(page, info);
    await hand.open();
    await hand.choose(chip(page, '200 ml'));
    await expect(sheet(page).getByRole('button', { name: /^Save fluids 200 ml/ })).toBeVisible();
    await hand.choose(chip(page, 'Settled'));
    await expect(sheet(page).getByRole('button', { name: /^Save mood settled/ })).toBeVisible();
    await expect(sheet(page).getByRole('group', { name: 'Whose view is it?' })).toBeInViewport();
    await hand.press(button(page, 'Close'));
    await expect(newMessages(page)).toContainText('Not saved. What you began is kept, and Record offers it again.');
    await hand.open();
    await hand.press(
      sheet(page)
        .getByRole('region', { name: 'Fluids' })
        .getByRole('button', { name: /^Begun, not saved/ }),
    );
    await expect(sheet(page).getByRole('button', { name: /^Save fluids 200 ml/ })).toBeVisible();
    await hand.press(button(page, 'Start afresh'));
    await hand.press(button(page, 'All kinds'));
    await hand.press(
      sheet(page)
        .getByRole('region', { name: 'Mood' })
        .getByRole('button', { name: /^Begun, not saved/ }),
    );
    await hand.press(button(page, 'Start afresh'));
  },
);

test('Nothing speaks of keys to somebody who has none', async ({ page }, info) => {
  await enter(page, 'carer', { path: '/suggesion' });
  await finger(page, info).open();
  await expect(sheet(page).getByRole('list', { name: 'Residents' })).toBeVisible();
  expect(
    await page
      .getByText(/\b(Ctrl|Alt) ?\+? ?[A-Z/]/)
      .locator('visible=true')
      .count(),
  ).toBe(info.project.name === 'phone' ? 0 : 2);
});

test(
  'A picker of staff names those on shift first, and every line is as high as a finger is broad',
  inHand,
  async ({ page }, info) => {
    const senior = await arrive(page, 'senior');
    const { id } = await ownResident(page, senior, info, 2);
    await page.goto(`/resident/detail?id=${id}`);
    await settled(page);
    const hand = finger(page, info);
    await hand.open();
    await hand.press(button(page, 'Bath'));
    await hand.choose(chip(page, 'Help from two'));
    await sheet(page)
      .getByRole('combobox', { name: /^Second member of staff/ })
      .click();
    const list = page.getByRole('listbox', { name: /^Second member of staff/ });
    await expect(list.getByText('On shift now', { exact: true })).toBeVisible();
    await expect(list.getByText('Everybody else', { exact: true })).toBeVisible();
    for (const line of await list.getByRole('option').all())
      expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const names = await list.getByRole('group', { name: 'Everybody else' }).getByRole('option').allTextContents();
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en-GB')));
  },
);

const routines = [
  {
    what: 'Morning',
    path: 'morning-routine',
    title: 'morning routine',
    upAt: '07:10',
    done: ['Wash', 'wash'],
    declined: ['Hair', 'hair'],
    untouched: 'shave',
  },
  {
    what: 'Afternoon',
    path: 'afternoon-routine',
    title: 'afternoon routine',
    upAt: null,
    done: ['Fresh air', 'fresh_air'],
    declined: ['Rest', 'rest'],
    untouched: 'night_clothes',
  },
] as const;

/** Whose sheet of today is still to be begun; each size has its own person. */
async function withoutSheet(page: Page, carer: Entry, path: string, { project }: TestInfo): Promise<string> {
  const residents = (
    await ask<AnsweredRecord[]>(page, carer, `/api/resident/?home=${await homeNamed(page, carer)}`)
  ).filter(({ status }) => status === 'current');
  const begun = await Promise.all(
    residents.map(async ({ id }) =>
      (await entries(page, carer, path, id)).some((row) => row['routine_date'] === today()),
    ),
  );
  const free = residents.filter((_, at) => !begun[at]).at(project.name === 'phone' ? 0 : -1);
  if (!free) throw new Error('Everybody’s sheet of today is begun.');
  return free.id;
}
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date());

test('The steps of a routine are saved only where they were touched, by finger or by keys', async ({ page }, info) => {
  const carer = await arrive(page, 'carer');
  const hand = info.project.name === 'phone' ? finger(page, info) : keys(page);
  for (const { what, path, title, upAt, done, declined, untouched } of routines) {
    const id = await withoutSheet(page, carer, path, info);
    await page.goto(`/resident/detail?id=${id}`);
    await settled(page);
    await hand.open();
    await hand.press(button(page, what));
    if (upAt) await hand.type(sheet(page).getByLabel(/^Got up/), upAt);
    await hand.choose(chip(page, 'Independent', done[0]));
    await hand.choose(chip(page, 'Chose not to', declined[0]));
    await save(page, hand, new RegExp(`^Save ${title}, 2 steps, for `));
    const [made] = (await entries(page, carer, path, id)).filter((row) => row['routine_date'] === today());
    const whole = await ask<AnsweredRecord>(page, carer, `/api/${path}/${made?.id}/`);
    expect(whole).toMatchObject({
      [done[1]]: { result: 'completed', support_level: 'independent' },
      [declined[1]]: { result: 'declined' },
      [untouched]: null,
    });
  }
});

test('An incident and a mark on the body open their own pages, for the same person', inHand, async ({ page }, info) => {
  const { id } = await onTheirPage(page, info);
  const hand = finger(page, info);
  await hand.open();
  await hand.press(button(page, 'Incident'));
  await expect(page).toHaveURL(new RegExp(`/resident/detail\\?id=${id}&tab=notes&incident=new`));
  // A report fills the screen of a phone: the bar is there again once it is left.
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible();
  await page.goBack();
  await hand.open();
  await hand.press(button(page, 'Body map'));
  await expect(page).toHaveURL(`/body-map/add?resident=${id}`);
});

test('The sheet, its pads and the typed line can be read by everyone, by day and by night', async ({ page }, info) => {
  const carer = await enter(page, 'carer', { path: '/suggesion' });
  const { name } = await ownResident(page, carer, info, 2);
  const hand = finger(page, info);
  await settled(page);
  await hand.open();
  await expectAccessible(page);
  await sheet(page).getByLabel('Who is it about?').fill(name);
  await sheet(page).getByLabel('Who is it about?').press('Enter');
  await hand.choose(chip(page, '200 ml'));
  await expect(sheet(page).getByRole('button', { name: /^Save fluids 200 ml/ })).toBeVisible();
  await expectAccessible(page);
  for (const kind of ['Shower', 'Weight', 'Mental state', 'Afternoon', 'Note']) {
    await hand.press(button(page, kind));
    await expect(sheet(page).getByRole('button', { name: /^Save / })).toBeVisible();
    await expectAccessible(page);
    await hand.press(button(page, 'All kinds'));
  }
  await hand.press(button(page, 'Close'));
  await page.keyboard.press('Control+/');
  await page.getByLabel('One line').fill(`b ${name} shower 40c declined`);
  await expect(page.getByRole('form', { name: 'What will be saved' })).toContainText(name);
  await expectAccessible(page);
});
