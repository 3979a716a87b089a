import autocannon, { type Request } from 'autocannon';
import { v7 } from 'uuid';
import type { Dataset } from './data/dataset.ts';

export interface Speed {
  readonly perSecond: number;
  readonly p99: number;
}

export type Operation = 'list' | 'recent' | 'record' | 'change';
export const operations: readonly Operation[] = ['list', 'recent', 'record', 'change'];

const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T;

type Prepared = Required<Pick<Request, 'method' | 'path'>> & Pick<Request, 'body'>;

/** Drinks whose version is still 1, each changed once. */
export type Fresh = { readonly ids: string[] };

function nextOf(ids: string[]): string {
  const id = ids.pop();
  if (id === undefined) throw new Error('There are not enough drinks left to change.');
  return id;
}

const makers: Readonly<Record<Operation, (data: Dataset, fresh: Fresh) => Prepared>> = {
  list: ({ homes }) => ({ method: 'GET', path: `/api/resident/?home=${pick(homes)}` }),
  recent: ({ busy }) => ({ method: 'GET', path: `/api/fluid-intake/?resident=${pick(busy)}&date_from=2020-01-01` }),
  record: ({ residents }) => ({
    method: 'POST',
    path: '/api/fluid-intake/',
    body: JSON.stringify({
      id: v7(),
      resident: pick(residents),
      occurred_at: new Date().toISOString(),
      amount_ml: 200,
      offered_ml: 200,
      fluid_type: 'tea',
    }),
  }),
  change: (_, { ids }) => ({
    method: 'PATCH',
    path: `/api/fluid-intake/${nextOf(ids)}/`,
    body: JSON.stringify({ version: 1, amount_ml: 150, edit_reason: 'typo' }),
  }),
};

const headersOf = ({ token }: Dataset) => ({ authorization: `Token ${token}`, 'content-type': 'application/json' });

export async function firstRow(
  port: number,
  operation: 'list' | 'recent',
  data: Dataset,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(`http://127.0.0.1:${port}${makers[operation](data, { ids: [] }).path}`, {
    headers: headersOf(data),
  });
  const [row] = (await answer.json()) as readonly Readonly<Record<string, unknown>>[];
  if (!row) throw new Error(`${operation} on port ${port}: no rows`);
  return row;
}

export async function load(
  port: number,
  operation: Operation,
  data: Dataset,
  fresh: Fresh,
  seconds: number,
): Promise<Speed> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: 16,
    duration: seconds,
    headers: headersOf(data),
    requests: [{ setupRequest: (request) => ({ ...request, ...makers[operation](data, fresh) }) }],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${operation} on port ${port}: ${result.non2xx} refused, ${result.errors} failed`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}
