import { addRota, plannedDays as days } from './data/rota-house.ts';
import { makeDataset } from './data/dataset.ts';
import { compareReads } from './compare-reads.ts';
import { onOwnApp } from './servers/own-app.ts';
import { onOwnDatabase } from './servers/own-database.ts';

/** What the rota of a large house costs with years behind it, as a multiple of the same with weeks; each is one request. */

const staff = 60;
const years = 5;

export const measureRota = (): Promise<void> =>
  onOwnDatabase(4, async (pool) => {
    const { token, homes } = await makeDataset(pool);
    const [young = '', old = ''] = homes;
    await addRota(pool, young, { name: 'young', staff, back: 365 });
    await addRota(pool, old, { name: 'old', staff, back: years * 365 });
    await pool.query('analyze');
    const from = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
    await onOwnApp(pool, async (_, app) => {
      const grid = (home: string) => ({ token, path: `/api/home/${home}/rota-grid/?from=${from(0)}&days=${days}` });
      const marks = (home: string) => ({ token, path: `/api/home/${home}/rota-marks/?from=${from(0)}&days=${days}` });
      const year = (home: string) => ({ token, path: `/api/rota/coverage/?home=${home}&from=${from(364)}&days=365` });
      await compareReads(app, `rota grid of ${staff} × ${days}, ${years} years behind it`, grid(young), grid(old));
      await compareReads(
        app,
        `rules of a rota of ${staff} × ${days}, ${years} years behind it`,
        marks(young),
        marks(old),
      );
      await compareReads(app, `rota coverage of a year, ${years} years behind it`, year(young), year(old));
    });
  });
