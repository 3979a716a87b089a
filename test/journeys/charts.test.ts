import { charted } from '#domain/charts/charted.ts';
import { expectAccessible, expectReadable } from '#world/browser/axe.ts';
import { arrive, atDesk, expect, goOn, residentNamed, settled, test } from '#world/browser/journey.ts';
import { pagesOf } from '#world/browser/steps/paper.ts';

const inTheHand = { width: 390, height: 844 };
const onTheDesk = { width: 1440, height: 900 };

test(
  'Every chart can be read by day and by night, at any width, and on paper fits the sheet without the screen’s furniture',
  atDesk,
  async ({ page }) => {
    // Somebody whose drinks, weight and routines are charted every day.
    const entry = await arrive(page, 'senior', { house: 'Oak Lodge' });
    const { id } = await residentNamed(page, entry, 'Janet Thorpe', 'Oak Lodge');
    const charts = `/resident/detail?id=${id}&tab=charts`;
    await page.goto(charts);
    await settled(page);
    // The next chart opens at the size where the last one was seen. Its colours are the same at every size.
    let sizes = [onTheDesk, inTheHand];
    for (const [kind, { entity }] of Object.entries(charted)) {
      await test.step(entity.labels.many, async () => {
        await goOn(page, `${charts}&chart=${kind}&range=28`);
        await expect(page.getByRole('heading', { level: 2, name: entity.labels.many, exact: true })).toBeVisible();
        await settled(page);
        for (const size of sizes) {
          await page.setViewportSize(size);
          // A page of another width takes a moment to be laid out anew.
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
            .toBeLessThanOrEqual(0);
          if (size === onTheDesk) await expectReadable(page);
        }
        sizes = sizes.toReversed();
      });
    }

    await page.setViewportSize(onTheDesk);
    // What stands around a chart is the same for all of them.
    await expectAccessible(page);
    await goOn(page, `${charts}&chart=morning_routine&range=28`);
    await expect(page.getByRole('img', { name: /^Morning routines/ })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Oak Lodge · Confidential · Printed by /)).toBeVisible();
    await expect(page.getByText('Janet Thorpe').first()).toBeVisible();
    await expect(page.getByRole('img', { name: /^Morning routines/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect(await pagesOf(page)).toBe(1);
  },
);
