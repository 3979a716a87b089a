import type { Page, TestInfo } from '@playwright/test';
import { expectAccessible } from '#world/browser/axe.ts';
import {
  arrive,
  ask,
  atDesk,
  expect,
  inHand,
  newMessages,
  ownResident,
  settled,
  test,
  type Entry,
  type AnsweredRecord,
} from '#world/browser/journey.ts';
import { answerAt, pick, pressAt, tabTo, typeInto } from '#world/browser/steps/without-a-mouse.ts';

const front = (page: Page) => page.getByRole('group', { name: /^Front of the body/ });
const marksOf = (page: Page, entry: Entry, resident: string) =>
  ask<AnsweredRecord[]>(page, entry, `/api/body-map/?resident=${resident}`);

/** Taps the drawing at shares of its width and height. */
async function tap(page: Page, x: number, y: number) {
  const drawing = front(page).locator('svg');
  await drawing.scrollIntoViewIfNeeded();
  const box = await drawing.boundingBox();
  if (!box) throw new Error('The drawing is not shown.');
  await drawing.click({ position: { x: box.width * x, y: box.height * y } });
}

/** Opens a chart in which nothing is written yet, whatever another journey left behind. */
async function openChart(page: Page, info: TestInfo) {
  const carer = await arrive(page, 'carer');
  const { id } = await ownResident(page, carer, info);
  await page.request.delete(`/api/draft/body_map_chart/?resident=${id}`, {
    headers: { Authorization: `Token ${carer.token}` },
  });
  await page.goto(`/body-map/add?resident=${id}`);
  await settled(page);
  return { carer, id };
}

const chip = (page: Page, group: RegExp, label: string) =>
  page.getByRole('group', { name: group }).getByText(label, { exact: true });

test(
  'A carer taps where a bruise is, says what it looks like, and finds it in the same place, on the screen and on paper',
  inHand,
  async ({ page }, info) => {
    const { carer, id } = await openChart(page, info);
    await chip(page, /^Occasion/, 'Concern').click();
    await tap(page, 0.59, 0.56);
    await expect(page.locator('input').and(page.getByLabel(/^Place/))).toHaveValue('left thigh, front');
    await chip(page, /^Kind of mark/, 'Bruise').click();
    await page.getByLabel('Length').fill('30');
    await page.getByLabel('Width').fill('20');
    await chip(page, /^Colour/, 'Purple').click();
    await chip(page, /^Cause/, 'Fall').click();
    await expect(page.getByRole('note').filter({ hasText: 'Must safeguarding be told?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Save 1 mark for/ }).click();
    await expect(newMessages(page)).toContainText('1 mark saved');

    const stored = (await marksOf(page, carer, id)).find(({ region }) => region === 'front.thigh.left');
    expect(stored).toMatchObject({
      view: 'front',
      region: 'front.thigh.left',
      mark_type: 'bruise',
      length_mm: 30,
      width_mm: 20,
      status: 'open',
    });
    const shown = page.getByRole('button', { name: /Bruise, left thigh, front, open$/ }).first();
    await expect(shown).toBeVisible();
    const [mark, body] = [await shown.boundingBox(), await front(page).locator('svg').boundingBox()];
    if (!mark || !body) throw new Error('The mark is not shown.');
    expect((mark.x + mark.width / 2 - body.x) / body.width).toBeCloseTo(Number(stored?.['x']), 2);
    expect((mark.y + mark.height / 2 - body.y) / body.height).toBeCloseTo(Number(stored?.['y']), 2);
    expect(Math.min(mark.width, mark.height)).toBeGreaterThanOrEqual(44);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Rose House · Confidential · Printed by/)).toBeVisible();
    await expect(page.getByRole('figure').filter({ hasText: 'Back' })).toBeVisible();
    await expect(page.getByRole('figure').filter({ hasText: 'Front' })).toBeVisible();
    await expect(
      page
        .getByRole('table', { name: /^Marks on/ })
        .getByRole('row')
        .filter({ hasText: 'left thigh, front' })
        .first(),
    ).toContainText('30 × 20 mm');
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Compare two days' }).click();
    await expect(page.getByRole('slider')).toHaveCount(2);
    await expectAccessible(page);
  },
);

test(
  'Without a pointer a carer finds a body area by name, moves the mark with the arrow keys and reports what nobody can explain',
  atDesk,
  async ({ page }, info) => {
    const { carer, id } = await openChart(page, info);
    await pressAt(
      page,
      page
        .getByRole('group', { name: /^Occasion/ })
        .getByRole('radio')
        .first(),
      'Space',
    );
    await pressAt(page, page.getByRole('link', { name: 'Skip the drawing and choose from a list' }), 'Enter');
    await expect(page.getByLabel('Or choose a body area').first()).toBeFocused();
    await page.keyboard.type('left heel');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Mark 1: left heel', { exact: true })).toBeVisible();
    await tabTo(page, page.getByRole('list', { name: 'Marks placed' }).getByRole('button').first());
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await pressAt(
      page,
      page
        .getByRole('group', { name: /^Kind of mark/ })
        .getByRole('radio')
        .first(),
      'Space',
    );
    await typeInto(page, page.getByLabel('Length'), '12');
    await pressAt(
      page,
      page
        .getByRole('group', { name: /^Colour/ })
        .getByRole('checkbox')
        .first(),
      'Space',
    );
    await answerAt(page, page.getByRole('group', { name: /^Cause/ }).getByRole('radio', { name: 'Unexplained' }));
    const report = page.getByRole('region', { name: 'Incident' });
    await pick(page, report.getByRole('combobox', { name: /^Where/ }), 'Own room');
    await answerAt(page, report.getByRole('radio', { name: 'Low', exact: true }));
    await typeInto(
      page,
      report.getByLabel('What was done at once'),
      'Looked at the other heel, told the senior on shift.',
    );
    await pick(page, report.getByRole('combobox', { name: /^Person in charge/ }), 'a');
    await pressAt(page, page.getByRole('button', { name: /^Save 1 mark for/ }), 'Enter');
    await expect(newMessages(page)).toContainText('1 mark saved, incident report begun');
    const stored = (await marksOf(page, carer, id)).find(({ region }) => region === 'back.heel.left');
    expect(stored).toMatchObject({ view: 'back', length_mm: 12, cause: 'unexplained' });
    expect(await ask<AnsweredRecord>(page, carer, `/api/incident/${String(stored?.['incident'])}/`)).toMatchObject({
      status: 'draft',
      incident_type: 'injury',
      bodymap: [stored?.id],
    });
    await expect(page.getByRole('link', { name: 'Open the incident report' })).toBeVisible();
  },
);
