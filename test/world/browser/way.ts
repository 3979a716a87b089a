import type { Locator, Page } from '@playwright/test';
import { answerAt, pick, pressAt, tabTo } from './without-a-mouse.ts';

/** How a page is worked through: with a finger, or without touching anything but the keys. */
export interface Way {
  press(target: Locator): Promise<void>;
  write(field: Locator, words: string): Promise<void>;
  /** Chooses from a list that opens. */
  pick(list: Locator, words: string): Promise<void>;
  /** Answers a question whose answers lie open. */
  answer(question: Locator, words: string): Promise<void>;
  toTheEnd(): Promise<void>;
}

export const byFinger = (page: Page): Way => ({
  press: (target) => target.click(),
  write: (field, words) => field.fill(words),
  async pick(list, words) {
    await list.click();
    await page.getByRole('option', { name: words }).first().click();
  },
  answer: (question, words) => question.getByText(words, { exact: true }).click(),
  toTheEnd: () => page.getByRole('heading', { name: 'Evaluations' }).scrollIntoViewIfNeeded(),
});

export const byKeys = (page: Page): Way => ({
  press: (target) => pressAt(page, target, 'Enter'),
  async write(field, words) {
    await tabTo(page, field);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(words);
  },
  pick: (list, words) => pick(page, list, words),
  answer: (question, words) => answerAt(page, question.getByRole('radio', { name: words, exact: true })),
  toTheEnd: () => page.keyboard.press('End'),
});
