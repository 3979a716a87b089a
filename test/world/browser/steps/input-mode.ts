import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { answerAt, pick, pressAt, tabTo, typeInto } from './without-a-mouse.ts';

/** How somebody works on a page: by touch, or by the keyboard alone. */
export interface InputMode {
  press(target: Locator): Promise<void>;
  write(field: Locator, words: string): Promise<void>;
  /** Chooses from a list that opens. */
  pick(list: Locator, words: string): Promise<void>;
  /** Answers a question whose answers lie open. */
  answer(question: Locator, words: string): Promise<void>;
}

export const byTouch = (page: Page): InputMode => ({
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

/** Presses Tab for half of the stops before it looks where the focus is: looking takes longer than a key. */
async function tabNear(page: Page, target: Locator): Promise<void> {
  for (let looks = 0; looks < 8; looks++) {
    const stops = await stopsBefore(target);
    if (stops <= 3) return;
    for (let pressed = 0; pressed < stops / 2; pressed++) await page.keyboard.press('Tab');
  }
}

export const byKeyboard = (page: Page): InputMode => ({
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

/** An input mode that also opens and fills the record sheet, and counts its presses. */
export interface RecordingMode extends InputMode {
  open(): Promise<void>;
  choose(chip: Locator): Promise<void>;
  /** A number: a finger presses the large keys below the figure, a keyboard types into it. */
  figures(figure: Locator, typed: string): Promise<void>;
  /** What is written is saved by its button, or with Enter where a field of its form has the focus. */
  save(button: Locator): Promise<void>;
  taps(): number;
}

export function recordByTouch(page: Page, { project }: TestInfo): RecordingMode {
  let count = 0;
  const press = async (target: Locator) => {
    count += 1;
    await target.click();
  };
  const bar =
    project.name === 'phone' ? page.getByRole('navigation', { name: 'Main pages' }).last() : page.getByRole('banner');
  return {
    ...byTouch(page),
    press,
    open: () => {
      count = 0;
      return press(bar.getByRole('button', { name: 'Record', exact: true }));
    },
    // The round mark of a chip is drawn over by its label, which is what a finger meets.
    choose: (chip) => press(chip.locator('xpath=..')),
    save: press,
    figures: async (figure, typed) => {
      const pad = figure.locator('xpath=../..');
      for (const key of typed) await press(pad.getByRole('button', { name: key, exact: true }));
    },
    taps: () => count,
  };
}

/** A time field has its colon already. One of twelve hours asks for the half of the day; others ignore the letter. */
const byClock = (morning: string) => `${morning.replace(':', '')}a`;

export function recordByKeyboard(page: Page): RecordingMode {
  let count = 0;
  const press = async (target: Locator) => {
    await tabTo(page, target);
    const isAnswered = await target.evaluate(
      (element) => element instanceof HTMLInputElement && element.type === 'radio' && element.checked,
    );
    if (!isAnswered) await page.keyboard.press('Space');
    count += 1;
  };
  return {
    ...byKeyboard(page),
    press,
    choose: press,
    open: () => {
      count = 1;
      return page.keyboard.press('Alt+R');
    },
    figures: (figure, typed) => typeInto(page, figure, typed),
    save: async (button) => {
      await expect(button).toBeVisible();
      const isInForm = await page.evaluate(
        () => document.activeElement instanceof HTMLInputElement && document.activeElement.form !== null,
      );
      if (isInForm) await page.keyboard.press('Enter');
      else await press(button);
    },
    write: async (field, text) =>
      typeInto(page, field, (await field.getAttribute('type')) === 'time' ? byClock(text) : text),
    taps: () => count,
  };
}

/** By touch on the phone, by the keyboard at the desk. */
export const inputModeOf = (page: Page, info: TestInfo): RecordingMode =>
  info.project.name === 'phone' ? recordByTouch(page, info) : recordByKeyboard(page);
