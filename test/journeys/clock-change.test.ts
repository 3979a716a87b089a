import { enter, expect, inHand, test as journey } from '#world/browser/journey.ts';
import { begin, rows } from '#world/browser/round.ts';
import { startProduct, type RunningProduct } from '#world/server/running-product.ts';
import { pressAt } from '#world/browser/without-a-mouse.ts';

const hours = [
  ['2026-10-24T23:30:00Z', '00:30'],
  ['2026-10-25T00:30:00Z', '01:30 BST'],
  ['2026-10-25T01:30:00Z', '01:30 GMT'],
  ['2026-10-25T02:30:00Z', '02:30'],
] as const;
const [[beginsAt]] = hours;
/** As an address: a path may hold a space, at which Node's options end. */
const hourByHour = import.meta.resolve('#world/records/hour-by-hour.ts');

/** A product of its own, on the night on which the clocks go back. */
const test = journey.extend<{ product: RunningProduct }>({
  // Starting it is no part of the night, so it has its own time.
  product: [
    async ({ playwright: _playwright }, lend) => {
      const product = await startProduct({ BEGINS_AT: beginsAt, NODE_OPTIONS: `--import=${hourByHour}` });
      await lend(product);
      await product.stop();
    },
    { timeout: 240_000 },
  ],
  baseURL: ({ product }, lend) => lend(product.url),
});

test(
  'On the night the clocks go back somebody is seen at half past one twice, by hand and by keys',
  inHand,
  async ({ context, product }) => {
    for (const [at, word] of hours) {
      await context.clock.setFixedTime(new Date(at));
      const page = await context.newPage();
      await enter(page, 'carer', { ownSession: true });
      const { sheet } = await begin(page, 'Night checks');
      const row = rows(sheet).first();
      const asleep = row.getByRole('button', { name: 'Asleep', exact: true });
      if (word === '01:30 GMT') await pressAt(page, asleep, 'Enter');
      else await asleep.click();
      await expect(row.getByText(`Asleep saved at ${word}`)).toBeVisible();
      await page.close();
      product.signal('SIGUSR2');
    }
    const page = await context.newPage();
    await enter(page, 'carer', { ownSession: true });
    const { sheet, people } = await begin(page, 'Night checks');
    await expect(rows(sheet).first().getByRole('list', { name: 'Seen this night' })).toHaveText(
      /00:30 asleep01:30 BST asleep01:30 GMT asleep02:30 asleep$/,
    );
    const looks = people.map(({ sheet: night }) =>
      night?.checks.slice(-4).map(({ checked_at }) => Date.parse(checked_at)),
    );
    expect(looks).toContainEqual(hours.map(([hour]) => Date.parse(hour)));
  },
);
