import { v7 } from 'uuid';
import type { ImportFindings } from '#domain/importing/import-answer.ts';
import { columnsOf } from '#domain/importing/import-columns.ts';
import { importKindNamed, type ImportName } from '#domain/importing/kinds/import-kinds.ts';
import { makeDataset } from './data/dataset.ts';
import { say } from '../running/say.ts';
import { onOwnApp } from './servers/own-app.ts';
import { onOwnDatabase } from './servers/own-database.ts';

/** How long a thousand lines of a spreadsheet take, looked through and brought in. */

const lines = 1_000;
const allowedSeconds = 10;

const sheets: Partial<Record<ImportName, (at: number) => Readonly<Record<string, string>>>> = {
  residents: (at) => ({
    first_name: 'Ada',
    last_name: `Quill ${at}`,
    date_of_birth: '03/04/1940',
    national_id_unknown: 'Yes',
    admission_date: '01/05/2025',
    gp_name: 'Dr Moor',
    gp_phone: '020 7946 0018',
    allergies: 'None',
    status: 'Before moving in',
  }),
  staff: (at) => ({
    first_name: 'Max',
    last_name: `Worker ${at}`,
    username: `max.worker.${at}`,
    role: 'Support worker',
    email: `max${at}@example.org`,
    phone: '07700 900123',
    start_date: '01/02/2024',
  }),
  stock: (at) => ({
    item_name: `Gloves ${at}`,
    category: 'Laundry',
    quantity: '12',
    unit: 'Box',
    reorder_level: '3',
    location: 'Cupboard',
  }),
};

const requestOf = (kind: ImportName, home: string, cells: (at: number) => Readonly<Record<string, string>>) => {
  const keys = columnsOf(importKindNamed(kind)).map(({ key }) => key);
  return {
    id: v7(),
    kind,
    home,
    file: `${kind}.csv`,
    matching: Object.fromEntries(keys.map((key, at) => [key, at])),
    lines: Array.from({ length: lines }, (_, at) => ({ line: at + 2, cells: keys.map((key) => cells(at)[key] ?? '') })),
  };
};

export const measureImporting = (): Promise<void> =>
  onOwnDatabase(4, async (pool) => {
    const { token, homes } = await makeDataset(pool);
    const [home = ''] = homes;
    await onOwnApp(pool, async (_, app) => {
      for (const [name, cells] of Object.entries(sheets)) {
        const request = requestOf(name as ImportName, home, cells);
        for (const [words, url] of [
          ['looked through', '/api/import/check/'],
          ['brought in', '/api/import/'],
        ] as const) {
          const begun = performance.now();
          const answer = await app.inject({
            method: 'POST',
            url,
            headers: { authorization: `Token ${token}` },
            payload: request,
          });
          const seconds = (performance.now() - begun) / 1000;
          const { ready = 0 } = answer.json<Partial<ImportFindings>>();
          if (ready !== lines) throw new Error(`${words}: ${answer.statusCode} ${answer.body.slice(0, 500)}`);
          const isSlow = seconds > allowedSeconds;
          if (isSlow) process.exitCode = 1;
          say(`${lines} ${name} ${words}: ${seconds.toFixed(1)} s${isSlow ? `, MORE THAN ${allowedSeconds}` : ''}`);
        }
      }
    });
  });
