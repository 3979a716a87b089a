const inPageOrder = (one: Element, other: Element) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

function bring(field: HTMLElement) {
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  const input = field.matches('fieldset')
    ? (field.querySelector<HTMLElement>('input, textarea, button') ?? field)
    : field;
  input.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

/** Brings the first of these fields into view and gives it the focus, though it be folded away. False where none of them is on the page. */
export function focusField(...ids: readonly string[]): boolean {
  const [first] = ids.flatMap((id) => document.getElementById(id) ?? []).sort(inPageOrder);
  if (first) bring(first);
  return first !== undefined;
}
