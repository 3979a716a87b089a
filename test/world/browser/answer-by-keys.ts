import { userEvent } from '@testing-library/user-event';

/** How somebody at a keyboard comes to a control: forth by Tab, as often as a patient person would. */
export async function tabTo(wanted: HTMLElement): Promise<void> {
  for (let presses = 0; presses < 50 && document.activeElement !== wanted; presses++) await userEvent.tab();
  if (document.activeElement !== wanted) throw new Error(`By Tab nobody comes to ${wanted.outerHTML.slice(0, 200)}`);
}

export async function pressByKeys(wanted: HTMLElement, key: 'Enter' | ' ' = 'Enter'): Promise<void> {
  await tabTo(wanted);
  await userEvent.keyboard(key === 'Enter' ? '{Enter}' : ' ');
}

/** The arrows find their row by its name, between quotes; jsdom has no CSS of its own to escape it with. */
const css = { escape: (name: string) => name.replaceAll(/["\\]/g, '\\$&') };

/** A row of answers is one stop of Tab. The arrows go along it and give every answer that they come to. */
export async function answerByKeys(wanted: HTMLElement): Promise<void> {
  const name = wanted.getAttribute('name');
  const row = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
    (one) => one.name === name,
  );
  await tabTo(row.find(({ checked }) => checked) ?? row[0] ?? wanted);
  if (document.activeElement === wanted) await userEvent.keyboard(' ');
  const page = document.defaultView ?? globalThis;
  Object.defineProperty(page, 'CSS', { configurable: true, value: css });
  for (let steps = 1; steps < row.length && document.activeElement !== wanted; steps++)
    await userEvent.keyboard('{ArrowRight}');
  Reflect.deleteProperty(page, 'CSS');
  if (document.activeElement !== wanted)
    throw new Error(`By the arrows nobody comes to ${wanted.outerHTML.slice(0, 200)}`);
}
