import type { Page } from '@playwright/test';
import contract from '../../contract/routes.json' with { type: 'json' };
import { enter, expect, people, settled, test, walkTo, type Who } from '#world/journey.ts';

const paths = contract.signedIn.routes.map(({ path }) => path).filter((path) => path !== '/lock');

/** These are about one record, and ask which. */
const details: Readonly<Record<string, string>> = {
  '/evaluation/deatil': 'Choose an evaluation',
  '/assessment/detail': 'Choose an assessment',
  '/supportplan/detail': 'Choose a support plan',
  '/riskassessment/detail': 'Choose a risk assessment',
  '/resident/detail': 'Choose a resident',
  '/resident/edit-inventory': 'Choose a belonging',
};

/** What each role is told it has no right to, as the permission matrix has it. */
const refused: Readonly<Record<Who, readonly string[]>> = {
  admin: ['/payment/add-payment'],
  manager: ['/home/add-home'],
  senior: ['/home/add-home', '/staff/add-staff'],
  carer: ['/home/add-home', '/staff/add-staff', '/supportplan/add-supportplan', '/riskassessment/add-riskassessment', '/resdient/add-resdient', '/note/deleted-notes'],
  agency: [
    '/home/add-home', '/appointment/add-appointment', '/evaluation/add-evaluation', '/attacthment/upload', '/staff/add-staff', '/assessment', '/assessment/detail', '/assessment/possible-answer', '/supportplan/add-supportplan',
    '/riskassessment/add-riskassessment', '/resdient/add-resdient', '/resident/add-inventory', '/note/deleted-notes', '/payment', '/payment/add-payment', '/confidential-info', '/confidential-list',
  ],
  auditor: [
    '/home/add-home', '/appointment/add-appointment', '/evaluation/add-evaluation', '/attacthment/upload', '/staff/add-staff', '/supportplan/add-supportplan', '/riskassessment/add-riskassessment',
    '/suggesion/add-suggestion', '/resdient/add-resdient', '/resident/add-inventory', '/note/add-note', '/payment/add-payment', '/body-map/add',
  ],
};

/** A phone, the same at 400 % zoom, a tablet and a desk; every other page is opened at the desk first. */
const widths = [390, 320, 820, 1440];
const widthsFrom = (width: number | undefined) => (width === widths[0] ? widths : widths.toReversed());

// Nobody writes anything on these walks, so they may go side by side.
test.describe.configure({ mode: 'parallel' });

/** A page that was just made narrower takes a moment to be laid out anew. */
async function expectNoSidewaysScroll(page: Page, path: string) {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(excess, { message: `${path} at ${page.viewportSize()?.width} px`, timeout: 2_000 }).toBeLessThanOrEqual(0);
}

for (const who of people) {
  test(`Every page opens for ${who}, on any width, and none breaks`, async ({ page }) => {
    test.setTimeout(150_000);
    const complaints: string[] = [];
    const refusals: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(`${page.url()} ${message.text()}`));
    await enter(page, who, { path: '/error' });
    await settled(page);
    for (const path of paths) {
      await walkTo(page, path);
      await expect(page, path).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      await expect(page, path).toHaveTitle(/^.+ · Hearth$/);
      await expect(page.getByRole('banner')).toBeVisible();
      const ask = details[path];
      if (ask && !refused[who].includes(path)) await expect(page.getByRole('heading', { level: 2, name: ask })).toBeVisible();
      if (await page.getByRole('heading', { name: 'You do not have the right to' }).isVisible()) refusals.push(path);
      for (const width of widthsFrom(page.viewportSize()?.width)) {
        if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 844 });
        await expectNoSidewaysScroll(page, path);
      }
    }
    expect(complaints).toEqual([]);
    expect(refusals).toEqual(refused[who]);
  });
}
