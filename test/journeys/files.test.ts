import type { Page } from '@playwright/test';
import { pdfOf } from '#world/server/pdf.ts';
import { atDesk, enter, expect, goOn, test, walkTo } from '#world/browser/journey.ts';

/** So many pages that the last ones are drawn only when somebody comes to them. */
const pages = 9;
const book = () => {
  const more = Array.from({ length: pages - 1 }, (_, at) => at + 6);
  return pdfOf({
    kids: [3, ...more],
    objects: more.map(
      () =>
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    ),
  });
};

const scan = (name: string, says: string) => ({ name, mimeType: 'application/pdf', buffer: pdfOf({ says }) });

/** The line is cut twice: the first pieces of the next file do not arrive. */
async function cutLine(page: Page): Promise<void> {
  let cuts = 2;
  await page.route('**/api/upload/*/*/', (route) => (cuts-- > 0 ? route.abort() : route.continue()));
}

test(
  'A scan sent over a lost line arrives, is found by its words, read in the page and renewed; one of many pages is printed whole, however little of it was read',
  atDesk,
  async ({ page }) => {
    const word = `marmalade${crypto.randomUUID().slice(0, 8)}`;
    await enter(page, 'senior', { path: '/attacthment/upload' });
    await cutLine(page);
    await page.getByLabel('Files', { exact: true }).setInputFiles(scan('lift_report.pdf', `Lift report ${word}`));
    await expect(page.getByText(/^No network\./)).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText('1 kB, sent')).toBeVisible({ timeout: 15_000 });
    await page.getByRole('button', { name: 'Save file' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lift report' })).toBeVisible();

    await goOn(page, '/attacthment');
    await page.getByRole('searchbox', { name: 'Search the files' }).fill(word);
    const found = page.getByRole('list', { name: 'Files' }).getByRole('link');
    await expect(found).toHaveCount(1);
    await found.click();
    await expect(page.getByRole('figure', { name: 'Lift report, page 1 of 1' })).toHaveAttribute('data-state', 'drawn');

    await page.getByRole('button', { name: 'New version' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('File of the new version').setInputFiles(scan('next.pdf', 'The lift again'));
    await expect(dialog.getByText(/, sent$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Save the new version' }).click();
    await expect(page.getByRole('button', { name: 'Version 2, the newest' })).toBeVisible({ timeout: 15_000 });
    await page.getByRole('button', { name: /^Version 1/ }).click();
    await expect(page.getByText('Version 1, not the newest')).toBeVisible();

    await walkTo(page, '/attacthment/upload');
    await page
      .getByLabel('Files', { exact: true })
      .setInputFiles({ name: 'fire_log.pdf', mimeType: 'application/pdf', buffer: book() });
    await expect(page.getByText(/, sent$/)).toBeVisible();
    await page.getByRole('button', { name: 'Save file' }).click();
    const last = page.getByRole('figure', { name: `Fire log, page ${pages} of ${pages}` });
    await expect(last).toHaveAttribute('data-state', 'blank');
    const onPaper = page.evaluate(
      () =>
        new Promise<readonly (string | undefined)[]>((resolve) => {
          window.print = () => resolve([...document.querySelectorAll('figure')].map(({ dataset }) => dataset['state']));
        }),
    );
    await page.keyboard.press('Control+p');
    expect(await onPaper).toEqual(Array.from({ length: pages }, () => 'drawn'));
  },
);
