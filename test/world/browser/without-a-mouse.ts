/** How somebody works who touches nothing but the keys. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab, as often as a patient person would; inside a row of answers the arrows. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < 200; presses++) {
    const at = await target.evaluate((wanted) => {
      const active = document.activeElement;
      if (active === wanted) return 'there';
      const answers = [active, wanted].filter(
        (one) => one instanceof HTMLInputElement && one.type === 'radio',
      ) as HTMLInputElement[];
      return answers.length === 2 && answers[0]?.name === answers[1]?.name ? 'in the row' : 'elsewhere';
    });
    if (at === 'there') return;
    await page.keyboard.press(at === 'in the row' ? 'ArrowRight' : 'Tab');
  }
  await expect(target).toBeFocused();
}

export async function pressAt(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** An answer that the arrows have reached is given already. */
export async function answerAt(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  if (!(await target.isChecked())) await page.keyboard.press('Space');
}

export async function typeInto(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(words);
}

/** Types into a list to search, and takes what it offers first. */
export async function pick(page: Page, list: Locator, words: string): Promise<void> {
  await typeInto(page, list, words);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}
