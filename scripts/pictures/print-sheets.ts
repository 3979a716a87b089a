/** The sheets about plans, money and the rota as they come out of the printer, the first page of each. */
import type { Page } from '@playwright/test';
import { moneySheets } from './print-money.ts';

/** At 96 dots to the inch, within the margins of the print. */
const a4 = { width: 718, height: 1015 };
/** The rota lies on its side. */
const rotaSheets = {
  'print-rota-a4': { width: 1047, height: 718 },
  'print-rota-a3': { width: 1512, height: 1047 },
} as const;

interface AnsweredRecord {
  readonly id: string;
  readonly name?: string;
  readonly title?: string;
  readonly status?: string;
  readonly residual_score?: number | null;
}

type Ask = (path: string) => Promise<readonly AnsweredRecord[]>;

const most = (rows: readonly AnsweredRecord[]): AnsweredRecord | undefined =>
  rows.toSorted((a, b) => (b.residual_score ?? 0) - (a.residual_score ?? 0))[0];

/** Where each sheet is read, of somebody in Rose House. */
async function sheetsOf(ask: Ask): Promise<Readonly<Record<string, string>>> {
  const rose = (await ask('/api/homes/')).find(({ name }) => name === 'Rose House')?.id;
  const of = (path: string) => ask(`/api/${path}/?home=${rose}&limit=200`);
  const moving = (await of('plan')).find(
    ({ title, status }) => title === 'Getting about safely' && status === 'active',
  );
  const risk = most((await of('risk')).filter(({ status }) => status === 'active'));
  const result = (await of('assessment-result')).find(({ status }) => status === 'countersigned');
  const evaluation = (await of('evaluation')).find(({ status }) => status === 'approved');
  return {
    'print-plan': `/supportplan/detail?id=${moving?.id}`,
    'print-plan-easy-read': `/supportplan/detail?id=${moving?.id}&view=easy`,
    'print-risk': `/riskassessment/detail?id=${risk?.id}`,
    'print-assessment': `/assessment/detail?result=${result?.id}`,
    'print-evaluation': `/evaluation/deatil?id=${evaluation?.id}`,
  };
}

/** From the page of somebody who has signed in and chosen Rose House. */
export async function pictureSheets(
  page: Page,
  account: { readonly username: string; readonly password: string },
  into: string,
): Promise<void> {
  const { token } = (await (await page.request.post('/api/login/', { data: account })).json()) as {
    readonly token: string;
  };
  const ask: Ask = async (path) =>
    (await (
      await page.request.get(path, { headers: { Authorization: `Token ${token}` } })
    ).json()) as readonly AnsweredRecord[];
  await page.emulateMedia({ media: 'print' });
  const take = async (name: string, path: string, size: { readonly width: number; readonly height: number }) => {
    await page.setViewportSize(size);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForFunction(
      () => !document.querySelector('[aria-busy="true"]') && [...document.images].every((image) => image.complete),
    );
    await page.screenshot({ path: `${into}/${name}.png` });
  };
  for (const [name, path] of Object.entries({ ...(await sheetsOf(ask)), ...(await moneySheets(ask)) }))
    await take(name, path, a4);
  for (const [name, size] of Object.entries(rotaSheets)) await take(name, '/rota', size);
}
