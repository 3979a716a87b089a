/** How much of the first screen belongs to the content, by size and density. Measured on every page on the walk of every-page. */
import { expect, test, type Page } from '@playwright/test';
import { measureFirstScreen, type FirstScreen } from './first-screen.ts';

interface Budget {
  readonly size: { readonly width: number; readonly height: number };
  /** Of the height, in per cent. */
  readonly content: number;
  readonly rows: number;
  readonly target: number;
  /** Of a form, side by side. */
  readonly columns: 1 | 2;
  /** Chosen by the person, against what the device suggests. */
  readonly chosen?: 'touch' | 'desk';
}

const phone = { width: 390, height: 844 };
const screen = { width: 1440, height: 900 };
const inTheHand: Budget = { size: phone, content: 60, rows: 0, target: 44, columns: 1 };
const onATablet: Budget = { size: { width: 820, height: 1180 }, content: 60, rows: 0, target: 44, columns: 1 };
const atTheDesk: Budget = { size: screen, content: 60, rows: 16, target: 24, columns: 2 };
/** The person's own switch, each way. */
const smallInTheHand: Budget = { size: phone, content: 60, rows: 0, target: 24, columns: 1, chosen: 'desk' };
const largeAtTheDesk: Budget = { size: screen, content: 60, rows: 0, target: 44, columns: 2, chosen: 'touch' };
/** A desk's screen enlarged twice. */
const enlarged: Budget = { size: { width: 720, height: 450 }, content: 50, rows: 0, target: 24, columns: 1 };

/** By what one looks at the page with; the last of each is its usual size. */
const budgetsOf = {
  phone: [smallInTheHand, inTheHand],
  tablet: [onATablet, enlarged],
  desktop: [largeAtTheDesk, atTheDesk],
};
type Device = keyof typeof budgetsOf;
const devicesHere = (): Device[] => (test.info().project.name === 'phone' ? ['phone'] : ['tablet', 'desktop']);

/** Pages whose tables stand among other things, and are no list one works through. */
const notLists: ReadonlySet<string> = new Set([
  '/house-overview',
  '/resident/detail',
  '/assessment/detail',
  '/rota',
  '/payment',
]);

function excesses(
  { size, content, rows, target, columns, chosen }: Budget,
  path: string,
  found: FirstScreen,
): string[] {
  return [
    ...(found.content < content ? [`${found.content} % of the screen is content, not ${content} %`] : []),
    ...(rows > 0 && found.rows !== null && found.rows < rows && !notLists.has(path)
      ? [`${found.rows} rows are in sight, not ${rows}`]
      : []),
    ...(found.sideways > 0 ? [`${found.sideways} px wider than the screen`] : []),
    ...(size === phone && found.toolsCut > 0
      ? [`${found.toolsCut} px of the tools beside the title are out of sight`]
      : []),
    ...(found.hasAllPages === false && chosen === undefined ? ['not all pages of the navigation are in sight'] : []),
    ...(found.small.length > 0 ? [`smaller than ${target} px: ${found.small.join('; ')}`] : []),
    ...(columns > 1 && found.singleFile.length > 0
      ? [`fields that could stand side by side do not: ${found.singleFile.join('; ')}`]
      : []),
    ...(found.spilled.length > 0 ? [`reaches over its edge: ${found.spilled.join(', ')}`] : []),
    ...(found.broken.length > 0 ? [`broken inside: ${found.broken.join(', ')}`] : []),
  ];
}

/** What the switch tells the styles is told for the moment. The page learns of its new width a moment later. */
async function measured(page: Page, { size, target, chosen }: Budget): Promise<FirstScreen> {
  await page.setViewportSize(size);
  const own = size.width >= 1200 ? 'desk' : 'touch';
  await expect(page.locator('html')).toHaveAttribute('data-density', own);
  const setDensity = (density: string) =>
    page.evaluate((wanted) => void (document.documentElement.dataset['density'] = wanted), density);
  if (chosen) await setDensity(chosen);
  const found = await page.evaluate(measureFirstScreen, target);
  if (chosen) await setDensity(own);
  return found;
}

/** What of a page does not keep to the budgets of some devices. */
export async function overBudget(page: Page, path: string, devices: readonly Device[]): Promise<string[]> {
  const complaints: string[] = [];
  for (const budget of devices.flatMap((device) => budgetsOf[device])) {
    const found = await measured(page, budget);
    complaints.push(
      ...excesses(budget, path, found).map(
        (excess) => `${path} at ${budget.size.width} px${budget.chosen ? `, ${budget.chosen} chosen` : ''}: ${excess}`,
      ),
    );
  }
  return complaints;
}

/** A step of a flow keeps to them like a page. */
export const expectWithinBudget = async (page: Page, step: string): Promise<void> =>
  expect(await overBudget(page, step, devicesHere())).toEqual([]);
