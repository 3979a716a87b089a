import { expect, type Locator, type Page } from '@playwright/test';
import { answerAt, pick, pressAt, tabTo } from './without-a-mouse.ts';

/** How a page is worked through: with a finger, or without touching anything but the keys. */
export interface Way {
  press(target: Locator): Promise<void>;
  write(field: Locator, words: string): Promise<void>;
  /** Chooses from a list that opens. */
  pick(list: Locator, words: string): Promise<void>;
  /** Answers a question whose answers lie open. */
  answer(question: Locator, words: string): Promise<void>;
}

export const byFinger = (page: Page): Way => ({
  press: (target) => target.click(),
  write: (field, words) => field.fill(words),
  async pick(list, words) {
    await list.click();
    await page.getByRole('option', { name: words }).first().click();
  },
  answer: (question, words) => question.getByText(words, { exact: true }).click(),
});

/** How many times Tab is pressed from where the focus is, at most; a row of answers is one stop. */
const stopsBefore = (target: Locator): Promise<number> =>
  target.evaluate((wanted) => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]'),
    ]
      .filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility())
      .filter(
        (one, at, all) =>
          !one.matches('[type=radio]') ||
          one.matches(':checked') ||
          one.getAttribute('name') !== all[at - 1]?.getAttribute('name'),
      );
    const active = document.activeElement;
    return stops.filter(
      (one) =>
        active &&
        active.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING &&
        wanted.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING,
    ).length;
  });

/** Half of the way unlooked, again and again: to look after each key takes longer than the key. */
async function tabNear(page: Page, target: Locator): Promise<void> {
  for (let looks = 0; looks < 8; looks++) {
    const stops = await stopsBefore(target);
    if (stops <= 3) return;
    for (let pressed = 0; pressed < stops / 2; pressed++) await page.keyboard.press('Tab');
  }
}

export const byKeys = (page: Page): Way => ({
  async press(target) {
    await expect(target).toBeAttached();
    await tabNear(page, target);
    await pressAt(page, target, 'Enter');
  },
  async write(field, words) {
    await expect(field).toBeAttached();
    await tabNear(page, field);
    await tabTo(page, field);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(words);
  },
  pick: (list, words) => pick(page, list, words),
  answer: (question, words) => answerAt(page, question.getByRole('radio', { name: words, exact: true })),
});
