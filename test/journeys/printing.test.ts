import type { Page } from '@playwright/test';
import {
  ask,
  atDesk,
  enter,
  expect,
  goOn,
  homeNamed,
  nameOf,
  settled,
  test,
  walkTo,
  type AnsweredRecord,
} from '#world/browser/journey.ts';
import { pagesOf, paperOf } from '#world/browser/steps/paper.ts';

/** A house no other journey writes in, and the fullest. */
const house = 'Willow Court';
const header = new RegExp(`^${house} · Confidential · Printed by .+, \\d{1,2} \\w+ \\d{4}, \\d\\d:\\d\\d$`);
/** Sheets on their side, without their margins. */
const a4 = { width: 1047, height: 720 };
const a3 = { width: 1512, height: 1047 };

const rota = (page: Page) => page.getByRole('grid', { name: /Rota by person/ });
/** Headed by the house, the person and the hour, and without what one works a screen with. */
async function expectPaper(page: Page): Promise<void> {
  await expect(page.getByText(header)).toBeVisible();
  for (const furniture of [
    page.getByRole('navigation'),
    page.getByRole('link', { name: 'Skip to the page' }),
    page.getByRole('button', { name: 'Print' }),
    page.getByRole('searchbox'),
    page.getByRole('radio'),
  ])
    await expect(furniture).toHaveCount(0);
}

test(
  'On paper the rota has every day and fills its sheet, a list and a record say whose they are and who printed them, and the handover is short',
  atDesk,
  async ({ page }) => {
    const entry = await enter(page, 'admin', { path: '/rota', house });
    await settled(page);
    const home = await homeNamed(page, entry, house);
    await expect(rota(page).getByRole('row').nth(8)).toBeVisible();
    expect(await paperOf(page), 'a week').toEqual({ pages: 1, liesOnItsSide: true });
    // From here on every page is opened as it comes out of the printer.
    await page.setViewportSize(a3);
    await page.emulateMedia({ media: 'print' });
    expect((await rota(page).boundingBox())?.width, 'of A3').toBeGreaterThan(1470);

    await goOn(page, '/rota?view=four');
    await expect(rota(page).getByRole('columnheader')).toHaveCount(30);
    await expect(rota(page).getByRole('row').nth(8)).toBeVisible();
    await page.setViewportSize(a4);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(rota(page).getByRole('columnheader')).toHaveCount(30);
    expect((await rota(page).boundingBox())?.width, 'of four weeks').toBeLessThanOrEqual(a4.width);
    expect(await pagesOf(page), 'four weeks').toBeLessThanOrEqual(2);

    await goOn(page, '/rota?view=list');
    await expect(page.getByRole('table', { name: 'Rota' })).toBeVisible();
    await expectPaper(page);
    await expect(page.getByRole('columnheader', { name: 'Starts' }).getByText('Starts')).toBeVisible();

    const [risk] = await ask<AnsweredRecord[]>(page, entry, `/api/risk/?home=${home}&limit=1`);
    const person = await ask<AnsweredRecord>(page, entry, `/api/resident/${String(risk?.['resident'])}/`);
    await walkTo(page, `/riskassessment/detail?id=${risk?.id}`);
    await expectPaper(page);
    await expect(page.getByRole('article')).toContainText(nameOf(person));
    await expect(page.getByRole('article')).toContainText(/born \d{1,2} \w+ \d{4} \(\d+\)/);

    await walkTo(page, '/handover');
    const living = await ask<AnsweredRecord[]>(
      page,
      entry,
      `/api/resident/?home=${home}&status=current,hospital,on_leave`,
    );
    expect(living.length).toBeGreaterThan(5);
    for (const { last_name } of living)
      await expect(page.getByText(String(last_name)).filter({ visible: true }).first()).toBeVisible();
    const handover = await paperOf(page);
    expect(handover.pages, 'the handover').toBeLessThanOrEqual(Math.ceil(living.length / 6));
    expect(handover.liesOnItsSide, 'the handover, though the rota was printed before').toBe(false);
  },
);
