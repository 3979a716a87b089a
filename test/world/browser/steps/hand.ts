import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { tabTo, typeInto } from './without-a-mouse.ts';

/** How a story is carried out: with a finger, counting the taps, or without ever touching anything. */
export interface Hand {
  open(): Promise<void>;
  press(target: Locator): Promise<void>;
  choose(chip: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  /** A number: a finger presses the large keys below the figure, a keyboard types into it. */
  figures(figure: Locator, typed: string): Promise<void>;
  /** What is written is saved by its button, or with Enter where a field of its form has the focus. */
  save(button: Locator): Promise<void>;
  taps(): number;
}

export function finger(page: Page, { project }: TestInfo): Hand {
  let count = 0;
  const press = async (target: Locator) => {
    count += 1;
    await target.click();
  };
  const bar =
    project.name === 'phone' ? page.getByRole('navigation', { name: 'Main pages' }).last() : page.getByRole('banner');
  return {
    press,
    open: () => {
      count = 0;
      return press(bar.getByRole('button', { name: 'Record', exact: true }));
    },
    // The round mark of a chip is drawn over by its label, which is what a finger meets.
    choose: (chip) => press(chip.locator('xpath=..')),
    save: press,
    type: (field, text) => field.fill(text),
    figures: async (figure, typed) => {
      const pad = figure.locator('xpath=../..');
      for (const key of typed) await press(pad.getByRole('button', { name: key, exact: true }));
    },
    taps: () => count,
  };
}

/** A clock has its colon already; where it has twelve hours it wants to know which half of the day, and elsewhere takes no letters. */
const byClock = (morning: string) => `${morning.replace(':', '')}a`;

export function keys(page: Page): Hand {
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
    type: async (field, text) =>
      typeInto(page, field, (await field.getAttribute('type')) === 'time' ? byClock(text) : text),
    taps: () => count,
  };
}

/** On the phone with a finger, at the desk without a mouse. */
export const handOf = (page: Page, info: TestInfo): Hand =>
  info.project.name === 'phone' ? finger(page, info) : keys(page);
