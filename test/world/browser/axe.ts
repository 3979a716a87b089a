import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { doubtfulWords } from './measures/doubtful-words.ts';
import { freshElements } from './measures/fresh-elements.ts';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
/** Handed over as text, for the content policy admits no further script. */
const instruments = `${source};
window.colours = axe.commons.color;
window.doubtfulWords = ${doubtfulWords};
window.freshElements = ${freshElements}`;
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

declare global {
  interface Window {
    axe: typeof axe;
    doubtfulWords: typeof doubtfulWords;
    freshElements: typeof freshElements;
    /** How doubtful words looked that were checked before, on this page or on one before it. */
    checked?: Set<string>;
  }
}

export const byDay = { day: 'light' };
export const byNight = { night: 'dark' };
const bothLights = { ...byDay, ...byNight };
type Lights = Partial<typeof bothLights>;
/** The rules that look at colours, and what of a page they look at; what the others find is the same in every light. */
const ofColour = { 'color-contrast': '[data-unlike]', 'link-in-text-block': 'a[href][data-unlike]' };

/** What a journey meets on its way at both sizes is seen by day in the hand and by night at the desk; what it meets at one, in both lights there. */
function lightsHere(): Lights {
  const { tags, project } = test.info();
  if (tags.length > 0) return bothLights;
  return project.name === 'phone' ? byDay : byNight;
}

interface Measure {
  readonly lights?: Lights;
  /** The rules that another measure of the same page covers. */
  readonly without?: readonly string[];
}

/** No finding of WCAG 2.0 to 2.2, levels A and AA, in what was not looked at before. */
export const expectAccessible = (page: Page, { lights = lightsHere(), without = [] }: Measure = {}): Promise<void> =>
  expectNothingFound(page, { levels, lights, without });

/** The colours alone, of a page whose structure the tests of its components have looked at. */
export const expectReadable = (page: Page): Promise<void> =>
  expectNothingFound(page, { levels: [], lights: bothLights, without: [] });

interface Looking extends Required<Measure> {
  /** None: only the colours are looked at. */
  readonly levels: string[];
}

async function expectNothingFound(page: Page, looking: Looking): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(instruments);
  expect(await page.evaluate(look, { ...looking, ofColour })).toEqual([]);
}

/** A dialog that is met at both sizes is checked in the hand, in both lights: at the desk it is the same, with more behind it. */
export async function expectDialogAccessible(page: Page): Promise<void> {
  if (test.info().project.name === 'phone') await expectAccessible(page, { lights: bothLights });
}

async function look({
  levels,
  ofColour,
  lights,
  without,
}: Looking & { readonly ofColour: Record<string, string> }): Promise<string[]> {
  const checked = (window.checked ??= new Set());
  const findings: string[] = [];
  // A colour on its way from day to night is neither, nor has a message that is just appearing the one it will have.
  // Once on a page is enough: every sheet that is added has the whole page worked out anew.
  if (document.adoptedStyleSheets.length === 0) {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets = [still];
  }
  // What lies behind a dialog cannot be reached; where the page happens to have been scrolled to is no fault of it.
  const reachable = document.querySelector<HTMLElement>('[aria-modal="true"]') ?? document.documentElement;
  /** What colours depend on: the tag, the class and the state, and no words; and the same of everything around. */
  const words = [
    'id',
    'for',
    'href',
    'src',
    'alt',
    'title',
    'value',
    'datetime',
    'd',
    'aria-label',
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
  ];
  const dress = (one: Element) =>
    `<${one.localName} ${[...one.attributes]
      .filter(({ name }) => !words.includes(name))
      .map(({ name, value }) => `${name}=${value}`)
      .join(' ')} ${one instanceof HTMLInputElement && one.checked}>`;
  const known = new Map<Element, string>();
  const looksOf = (one: Element): string => {
    const looks = known.get(one) ?? (one.parentElement ? looksOf(one.parentElement) : `${innerWidth}`) + dress(one);
    known.set(one, looks);
    return looks;
  };
  window.axe.configure({ rules: Object.entries(ofColour).map(([id, selector]) => ({ id, selector })) });

  const checksSize = !without.includes('target-size');
  const fresh = levels.length > 0 ? window.freshElements(reachable, { checksSize }) : [];
  const chosen = document.documentElement.dataset['mantineColorScheme'];
  for (const [at, [when, scheme]] of Object.entries(lights).entries()) {
    document.documentElement.dataset['mantineColorScheme'] = scheme;
    // Of words that look alike, in the rows of a list or on page after page, the first are checked for all.
    const unlike = window.doubtfulWords(reachable).filter((one) => {
      const looks = `${when} ${looksOf(one)}`;
      return !checked.has(looks) && checked.add(looks);
    });
    const isWhole = at === 0 && fresh.length > 0;
    // How a page is made is the same in every light: in another one it would be drawn for nothing.
    if (unlike.length === 0) document.documentElement.dataset['mantineColorScheme'] = chosen;
    if (!isWhole && unlike.length === 0) continue;
    for (const one of unlike) one.setAttribute('data-unlike', '');
    // A bar that sticks to an edge covers something wherever the page is scrolled to; a person scrolls on.
    const looksBehind = unlike.length > 0 || checksSize;
    const bars = [...(looksBehind ? document.querySelectorAll<HTMLElement>('#root *') : [])].filter(
      (one) => ['sticky', 'fixed'].includes(getComputedStyle(one).position) && !one.closest('[aria-modal="true"]'),
    );
    for (const bar of bars) bar.style.setProperty('position', 'static', 'important');
    const { violations } = await window.axe.run(isWhole ? [...fresh, ...unlike] : unlike, {
      runOnly: isWhole ? levels : { type: 'rule', values: Object.keys(ofColour) },
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      resultTypes: ['violations'],
      selectors: false,
    });
    for (const bar of bars) bar.style.removeProperty('position');
    for (const one of unlike) one.removeAttribute('data-unlike');
    for (const { id, nodes } of violations)
      for (const { html, failureSummary } of nodes)
        findings.push(`by ${when}, ${id}: ${html.slice(0, 200)} ${failureSummary}`);
  }
  document.documentElement.dataset['mantineColorScheme'] = chosen;
  return findings;
}
