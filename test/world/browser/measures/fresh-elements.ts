declare global {
  interface Window {
    /** What a screen reader met in each element when it was looked at last. */
    met?: WeakMap<Element, string>;
  }
}

/**
 * Runs in the page. The topmost elements that are new since the last look, or that a screen reader now meets otherwise:
 * what stays from page to page, and from the desk to the hand, is looked at once.
 */
export function freshElements(within: Element, { checksSize }: { checksSize: boolean }): Element[] {
  const met = (window.met ??= new WeakMap());
  const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true });
  const isDress = (name: string) => ['class', 'style', 'src'].includes(name) || name.startsWith('data-');
  const labelsOf = (one: Element) =>
    one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement || one instanceof HTMLSelectElement
      ? [...(one.labels ?? [])].filter(isSeen).length
      : 0;
  const scrolls = (one: Element) =>
    (one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight) &&
    /auto|scroll/.test(getComputedStyle(one).overflow);
  const isSmall = (one: Element) => {
    if (!checksSize || !one.matches('a, button, summary, input, select, textarea, [tabindex], [role]')) return false;
    const { width, height } = one.getBoundingClientRect();
    return Math.min(width, height) < 24;
  };
  /** What a list, a table or a control may hold is said of it as a whole. */
  const holds = (one: Element) =>
    one.matches('ul, ol, dl, table, tr, a, button, label, [role], [aria-hidden="true"]')
      ? new Set([...one.children].map(({ localName, role }) => `${localName} ${role ?? ''}`))
      : [];
  /** A name can go out of sight with a style, a part of the page begin to scroll with its width, and a button be small at the desk alone. */
  const meets = (one: Element) =>
    [
      ...[...one.attributes].filter(({ name }) => !isDress(name)).map(({ name, value }) => `${name}=${value}`),
      ...holds(one),
      isSmall(one),
      one instanceof HTMLElement && one.matches('a, button, summary, [role]') && one.innerText.trim() !== '',
      labelsOf(one),
      scrolls(one),
    ].join(' ');
  const fresh = new Set(
    [within, ...within.querySelectorAll('*')].filter((one) => {
      if (!isSeen(one)) return false;
      const now = meets(one);
      const isFresh = met.get(one) !== now;
      met.set(one, now);
      return isFresh;
    }),
  );
  return [...fresh].filter((one) => !one.parentElement || !fresh.has(one.parentElement));
}
