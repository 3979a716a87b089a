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
