/** Someone who works by keys goes on to the next row; a finger finds it by itself, and nothing may move under it. */
export function focusNext(event: React.MouseEvent<HTMLElement>): void {
  if (event.detail !== 0) return;
  const row = event.currentTarget.closest('[data-round-row]');
  for (let next = row?.nextElementSibling; next; next = next.nextElementSibling) {
    const target = next.querySelector<HTMLElement>(
      '[data-choice] button:not(:disabled), [data-choice] input:not(:disabled)',
    );
    if (target) return target.focus();
  }
  document.querySelector<HTMLElement>('[data-foot] button')?.focus();
}

/** For what replaces the thing that had the focus. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
