import type { Page, TestInfo } from '@playwright/test';
import { expectAccessible } from '#world/browser/axe.ts';
import {
  ask,
  atDesk,
  enter,
  expect,
  inHand,
  test,
  walkTo,
  type Entry,
  type AnsweredRecord,
} from '#world/browser/journey.ts';
import { begin, rows, type Person } from '#world/browser/round.ts';
import { pressAt, tabTo } from '#world/browser/steps/without-a-mouse.ts';

const drinksOf = (page: Page, carer: Entry, resident: string) =>
  ask<AnsweredRecord[]>(page, carer, `/api/fluid-intake/?resident=${resident}&date_from=2020-01-01&limit=5`);

/** On both sizes at once the same people drink: each size counts its own cups. */
const cupOf = ({ project }: TestInfo) =>
  project.name === 'phone' ? { name: /^150 ml/, ml: 150 } : { name: /^250 ml/, ml: 250 };

test(
  'A carer takes the drinks round from one to the next, two taps each, and can read every round',
  inHand,
  async ({ page }, info) => {
    const carer = await enter(page, 'carer');
    const { sheet, people } = await begin(page, 'Drinks round');
    const cup = cupOf(info);
    const all = rows(sheet);
    await expect(all).toHaveCount(people.length);
    const served = people.slice(0, 4);
    // Whoever may drink only so much a day is asked about, by the evening, what goes beyond it.
    const declines = ({ fluid }: Person, at: number) => at === 0 || Boolean(fluid?.limit_ml);
    const began = Date.now();
    for (const [at, person] of served.entries()) {
      const row = all.nth(at);
      await row.getByRole('button', { name: cup.name }).click();
      if (at === 0) await expectAccessible(page);
      await row.getByRole('button', { name: declines(person, at) ? 'None, chose not to' : 'All of it' }).click();
    }
    await expect(sheet.getByText(`${served.length} of ${people.length} recorded`)).toBeVisible();
    for (const [at, person] of served.entries()) {
      const own = (await drinksOf(page, carer, person.resident.id)).filter(
        ({ offered_ml, occurred_at }) => offered_ml === cup.ml && Date.parse(String(occurred_at)) >= began - 2000,
      );
      expect(own, `${String(person.resident['last_name'])} has one drink of this round`).toHaveLength(1);
      expect(own[0]).toMatchObject({ amount_ml: declines(person, at) ? 0 : cup.ml });
    }
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect(sheet).toHaveCount(0);

    const morning = await begin(page, 'Morning round');
    await morning.sheet
      .getByRole('button', { name: /steps answered/ })
      .first()
      .click();
    await expectAccessible(page);
  },
);

test(
  'Without a mouse the round goes from row to row, and a drink that Undo took back stays readable',
  atDesk,
  async ({ page }, info) => {
    const carer = await enter(page, 'carer');
    const { sheet, people } = await begin(page, 'Drinks round');
    const first = rows(sheet).nth(0);
    await tabTo(page, first.getByRole('button', { name: cupOf(info).name }));
    const began = Date.now();
    for (let at = 0; at < 2; at++) {
      if (at > 0) for (let steps = 4; steps > 0; steps--) await page.keyboard.press('Tab');
      await expect(
        rows(sheet)
          .nth(at)
          .getByRole('button', { name: cupOf(info).name }),
      ).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(rows(sheet).nth(at).getByRole('button', { name: 'None, chose not to' })).toBeFocused();
      for (let steps = 4; steps > 0; steps--) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(
        rows(sheet)
          .nth(at)
          .getByText(/saved at/),
      ).toBeVisible();
    }
    await expect(sheet.getByText(`2 of ${people.length} recorded`)).toBeVisible();
    await expectAccessible(page);
    await pressAt(page, first.getByRole('button', { name: /^Undo for / }), 'Enter');
    await expect(sheet.getByText(`1 of ${people.length} recorded`)).toBeVisible();
    const own = (await drinksOf(page, carer, String(people[0]?.resident.id))).filter(
      ({ occurred_at }) => Date.parse(String(occurred_at)) >= began - 2000,
    );
    expect(own.some(({ is_deleted }) => is_deleted === true)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    await walkTo(page, `/resident/detail?id=${people[0]?.resident.id}&tab=charts&of=fluid_intake`);
    const struck = page.getByRole('table').getByRole('row').filter({ hasText: 'Struck out' }).first();
    await expect(struck.getByRole('cell').first()).toHaveCSS('text-decoration-line', 'line-through');
  },
);
