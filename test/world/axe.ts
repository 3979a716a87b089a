import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const colours = { day: 'light', night: 'dark' };
/** The rules that look at colours; what the others find is the same in every light. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/** What is seen at both sizes is seen by day in the hand and by night at the desk; what is seen at one, in both lights there. */
function lightsHere(): Partial<typeof colours> {
  const { tags, project } = test.info();
  if (tags.length > 0) return colours;
  return project.name === 'phone' ? { day: colours.day } : { night: colours.night };
}

/** No finding of WCAG 2.0 to 2.2, levels A and AA. Handed over as text, for the content policy admits no further script. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  expect(await page.evaluate(look, { levels, ofColour, colours: lightsHere() })).toEqual([]);
}

async function look({ levels, ofColour, colours }: { levels: string[]; ofColour: string[]; colours: Record<string, string> }): Promise<string[]> {
  const findings: string[] = [];
  // A colour on its way from day to night is neither, nor has a message that is just appearing the one it will have.
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
  document.adoptedStyleSheets = [still];
  // What lies behind a dialog cannot be reached; where the page happens to have been scrolled to is no fault of it.
  const reachable = document.querySelector<HTMLElement>('[aria-modal="true"]') ?? document;
  // A bar that sticks to an edge covers something wherever the page is scrolled to; a person scrolls on.
  const bars = [...document.querySelectorAll<HTMLElement>('#root *')].filter((one) => ['sticky', 'fixed'].includes(getComputedStyle(one).position) && !one.closest('[aria-modal="true"]'));
  for (const bar of bars) bar.style.setProperty('position', 'static', 'important');
  const chosen = document.documentElement.dataset['mantineColorScheme'];
  for (const [at, [when, scheme]] of Object.entries(colours).entries()) {
    document.documentElement.dataset['mantineColorScheme'] = scheme;
    const { violations } = await window.axe.run(reachable, { runOnly: at === 0 ? levels : { type: 'rule', values: ofColour }, resultTypes: ['violations'], selectors: false });
    for (const { id, nodes } of violations) for (const { html, failureSummary } of nodes) findings.push(`by ${when}, ${id}: ${html.slice(0, 200)} ${failureSummary}`);
  }
  for (const bar of bars) bar.style.removeProperty('position');
  document.documentElement.dataset['mantineColorScheme'] = chosen;
  return findings;
}
