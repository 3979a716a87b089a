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
export function freshElements(within: Element): Element[] {
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
  /** A name can go out of sight with a style, and a part of the page begin to scroll with its width. */
  const meets = (one: Element) =>
    [
      ...[...one.attributes].filter(({ name }) => !isDress(name)).map(({ name, value }) => `${name}=${value}`),
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
