/** What makes the page of component tests quick, and leaves what stands on it as it is. */
import { getConfig } from '@testing-library/react';
import * as React from 'react';

/**
 * React notes for its warnings where every element was made, by a stack of calls each, until it has noted many. Here it
 * has noted enough from the start; a version that counts elsewhere is only slower.
 */
export function noteNoOwners(): void {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set: () => {},
  });
}

const { getElementError: withThePage } = getConfig();

/**
 * What is waited for is looked for again and again, and each look in vain would write out the whole page. It is written
 * out once the wait has ended in vain; the library marks how long that lasts.
 */
export function missing(message: string | null, container: Element): Error {
  if (!Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')) return withThePage(message, container);
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
}

const quick = new WeakSet<Window>();

/** The files that a worker reads share one page, so this is done to it once and not once more by each of them. */
export function makeQuick(view: Window & typeof globalThis): void {
  if (quick.has(view)) return;
  quick.add(view);
  rememberStyles(view);
  rememberLabels(view);
}

/** What the sheet that every browser begins with decides by. */
const dress = (one: Element): string =>
  [one.localName, one.getAttribute('type'), one.hasAttribute('hidden'), one.hasAttribute('open')].join(' ');

/**
 * Whoever looks for a role or presses something asks for the style of every element and of all around it. Without a
 * sheet on the page it depends on the kind of element and on what is written at it and around it, and is worked out once.
 */
function rememberStyles(view: Window): void {
  const computed = view.getComputedStyle.bind(view);
  const known = new Map<string, CSSStyleDeclaration>();
  view.getComputedStyle = (element, pseudo) => {
    if (pseudo || view.document.styleSheets.length > 0) return computed(element, pseudo);
    let looks = dress(element);
    for (let one: Element | null = element; one; one = one.parentElement)
      if (one.hasAttribute('style')) looks += `; ${one.getAttribute('style')}`;
    const style = known.get(looks) ?? computed(element);
    known.set(looks, style);
    return style;
  };
}

/** Which labels each control of the page has. */
function labelsByControl(page: Document): ReadonlyMap<Element, readonly HTMLLabelElement[]> {
  const found = new Map<Element, HTMLLabelElement[]>();
  for (const label of page.getElementsByTagName('label')) {
    const control = label.hasAttribute('for') ? page.getElementById(label.htmlFor) : label.control;
    if (control) found.set(control, [...(found.get(control) ?? []), label]);
  }
  return found;
}

/**
 * Whoever looks for a label asks every control for its own, and jsdom reads the whole page for each label of each of
 * them. Here the page is read once, and again when it has changed.
 */
function rememberLabels(view: Window & typeof globalThis): void {
  let known: ReturnType<typeof labelsByControl> | null = null;
  const changes = new view.MutationObserver(() => void (known = null));
  changes.observe(view.document, { subtree: true, childList: true, attributeFilter: ['for', 'id', 'type'] });
  const controls = [view.HTMLInputElement, view.HTMLTextAreaElement, view.HTMLSelectElement, view.HTMLButtonElement];
  for (const { prototype } of controls) {
    const read = Object.getOwnPropertyDescriptor(prototype, 'labels')?.get;
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLInputElement) {
        if (!this.isConnected || this.type === 'hidden') return read?.call(this);
        if (changes.takeRecords().length > 0) known = null;
        known ??= labelsByControl(view.document);
        return known.get(this) ?? [];
      },
    });
  }
}
