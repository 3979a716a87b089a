/** How somebody works who touches nothing but the keys. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Where the focus is, as seen from what is wanted; what was drawn anew meanwhile has to be looked for again. */
function focusFrom(wanted: Element): 'there' | 'in the row' | 'before it' | 'after it' | 'drawn anew' {
  const active = document.activeElement;
  if (!wanted.isConnected) return 'drawn anew';
  if (active === wanted) return 'there';
  const answers = [active, wanted].filter(
    (one): one is HTMLInputElement => one instanceof HTMLInputElement && one.type === 'radio',
  );
  if (answers.length === 2 && answers[0]?.name === answers[1]?.name) return 'in the row';
  const isAfter = active && wanted.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isAfter ? 'after it' : 'before it';
}

const keyFrom = { 'in the row': 'ArrowRight', 'before it': 'Tab', 'after it': 'Shift+Tab' };

/** What is not there by then will not come, and nobody waits for it until the journey ends. */
const patienceMs = 90_000;

/**
 * Presses Tab, forth or back, as often as a patient person would; inside a row of answers the arrows. What is wanted is
 * found once, for to find it by its role reads the whole page.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  let wanted = await target.elementHandle({ timeout: patienceMs });
  for (let presses = 0; presses < 200; presses++) {
    const at = await wanted?.evaluate(focusFrom);
    if (at === 'there') return;
    if (at === 'drawn anew') wanted = await target.elementHandle({ timeout: patienceMs });
    else if (at) await page.keyboard.press(keyFrom[at]);
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

/** Takes one of a list that is open, wherever in it the arrows begin. */
export async function arrowTo(page: Page, option: Locator): Promise<void> {
  const wanted = await option.elementHandle({ timeout: patienceMs });
  const isReached = () => wanted?.evaluate((one) => one.matches('[data-combobox-selected="true"]'));
  for (let presses = 0; presses < 100 && !(await isReached()); presses++) await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('data-combobox-selected', 'true');
  await page.keyboard.press('Enter');
}
