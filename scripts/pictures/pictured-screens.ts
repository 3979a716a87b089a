/** Every screen of the gallery, and how one comes to it. */
import type { Page } from '@playwright/test';

/** A desk, a phone in a pocket, and the tablet of the night shift. */
export const looks = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 } },
  'tablet-night': { viewport: { width: 820, height: 1180 } },
};
export type Look = keyof typeof looks;

/** Somebody with a story worth a picture, and one event of it. */
export interface Story {
  readonly resident: string;
  readonly incident: string;
  /** Whose chart of a kind has something to show. */
  readonly charted: Readonly<Record<(typeof charts)[number], string>>;
}

const charts = [
  'fluid-intake',
  'weight',
  'sleep',
  'mood',
  'care',
  'bath',
  'morning-routine',
  'afternoon-routine',
  'incident',
] as const;

interface AnsweredRecord {
  readonly id: string;
  readonly name?: string;
  readonly status?: string;
  readonly resident?: string;
}

/** Somebody with an incident that left a mark, and for each chart whoever has most of it. */
export async function findStory(
  page: Page,
  account: { readonly username: string; readonly password: string },
): Promise<Story> {
  const { token } = (await (await page.request.post('/api/login/', { data: account })).json()) as {
    readonly token: string;
  };
  const ask = async (path: string) =>
    (await (
      await page.request.get(path, { headers: { Authorization: `Token ${token}` } })
    ).json()) as readonly AnsweredRecord[];
  const rose = (await ask('/api/homes/')).find(({ name }) => name === 'Rose House')?.id;
  const here = new Set(
    (await ask(`/api/resident/?home=${rose}`)).filter(({ status }) => status === 'current').map(({ id }) => id),
  );
  const marked = new Set((await ask(`/api/body-map/?home=${rose}`)).map(({ resident }) => resident));
  const events = (await ask(`/api/incident/?home=${rose}`)).filter(({ resident }) => resident && here.has(resident));
  const event = events.find(({ resident }) => marked.has(resident)) ?? events[0];
  if (!event?.resident) throw new Error('Nothing has happened in Rose House.');
  const charted = await Promise.all(
    charts.map(async (chart) => [chart, fullest(await ask(`/api/${chart}/?home=${rose}&limit=200`))] as const),
  );
  return { resident: event.resident, incident: event.id, charted: Object.fromEntries(charted) as Story['charted'] };
}

const fullest = (rows: readonly AnsweredRecord[]): string =>
  [...Map.groupBy(rows, ({ resident }) => resident ?? '')].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ??
  '';

type Way = (page: Page, story: Story) => Promise<unknown>;

const at =
  (path: string | ((story: Story) => string)): Way =>
  (page, story) =>
    page.goto(typeof path === 'string' ? path : path(story));
const detail = (more = ''): Way => at(({ resident }) => `/resident/detail?id=${resident}${more}`);

const chart = (kind: (typeof charts)[number], range: string): Way =>
  at(({ charted }) => `/resident/detail?id=${charted[kind]}&tab=charts&chart=${kind.replace('-', '_')}&range=${range}`);

const beginRecord: Way = async (page, story) => {
  await detail()(page, story);
  // In the hand the bar at the foot has it, at a desk the banner: each begins with whose page it is.
  await page.getByRole('button', { name: 'Record', exact: true }).filter({ visible: true }).last().click();
};

const beginDrink: Way = async (page, story) => {
  await beginRecord(page, story);
  await page.getByRole('dialog').getByText('200 ml', { exact: true }).click();
};

const pad =
  (kind: string): Way =>
  async (page, story) => {
    await beginRecord(page, story);
    await page.getByRole('dialog').getByRole('button', { name: kind, exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Save / })
      .waitFor();
  };

const round =
  (name: string): Way =>
  async (page) => {
    await page.goto('/home');
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('dialog', { name }).getByRole('list', { name: 'Residents' }).waitFor();
  };

const typedLine: Way = async (page) => {
  await page.goto('/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+/');
  await page.getByLabel('One line').fill('f aisha 200 tea');
  await page.getByRole('form', { name: 'What will be saved' }).waitFor();
};

const history: Way = async (page, story) => {
  await detail()(page, story);
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('dialog').waitFor();
};

const searchForFalls: Way = async (page) => {
  await page.goto('/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('fall');
  await page.getByRole('dialog', { name: 'Search' }).getByRole('option').first().waitFor();
};

/** Pictured at every size. */
export const picturedScreens: Readonly<Record<string, Way>> = {
  home: at('/home'),
  residents: at('/resident'),
  resident: detail(),
  'about-me': detail('&tab=about'),
  'quick-record': beginDrink,
  'drinks-round': round('Drinks round'),
  'chart-fluids': chart('fluid-intake', 'week'),
  'chart-weight': chart('weight', '90'),
  'chart-sleep': chart('sleep', '28'),
  incident: at(({ resident, incident }) => `/resident/detail?id=${resident}&tab=notes&incident=${incident}`),
  'incident-report': detail('&tab=notes&incident=new'),
  incidents: at('/house-overview?incidents=all'),
  'body-map': at(({ resident }) => `/body-map?resident=${resident}`),
  'body-map-add': at(({ resident }) => `/body-map/add?resident=${resident}`),
  belongings: at(({ resident }) => `/resident/InventoryList?resident=${resident}`),
  discharge: at(({ resident }) => `/resident/discharged-resident?discharge=${resident}`),
  handover: at('/handover'),
  reminders: at('/notification'),
  search: searchForFalls,
  notes: at('/note'),
  appointments: at('/appointment'),
  'house-overview': at('/house-overview'),
};

/** Pictured where they are mostly met. */
export const picturedOnce: Readonly<Record<Look, Readonly<Record<string, Way>>>> = {
  desktop: {
    admission: at('/resdient/add-resdient'),
    discharged: at('/resident/discharged-resident'),
    charts: detail('&tab=charts'),
    'chart-mood': chart('mood', '28'),
    'chart-mental-state': chart('care', '28'),
    'chart-bath': chart('bath', '28'),
    'chart-morning': chart('morning-routine', '28'),
    'chart-afternoon': chart('afternoon-routine', '28'),
    'chart-incidents': chart('incident', '90'),
    'plans-and-risks': detail('&tab=plans'),
    'notes-and-incidents': detail('&tab=notes'),
    'money-and-things': detail('&tab=money'),
    history,
    'body-map-house': at('/body-map'),
    'typed-line': typedLine,
    rules: at('/notification?part=rules'),
    'agency-brief': at('/handover?view=brief'),
    'appointments-month': at('/appointment?view=month'),
  },
  phone: {
    'pad-bath': pad('Bath'),
    'pad-weight': pad('Weight'),
    'pad-mental-state': pad('Mental state'),
    'pad-morning': pad('Morning'),
    'pad-note': pad('Note'),
    'to-hospital': at(({ resident }) => `/resident/InventoryList?resident=${resident}&trip=out`),
    'add-note': at('/note/add-note'),
  },
  'tablet-night': {
    'night-checks': round('Night checks'),
    'morning-round': round('Morning round'),
    'afternoon-round': round('Afternoon round'),
  },
};
