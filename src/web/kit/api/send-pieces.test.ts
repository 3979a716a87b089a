import { pieceBytes } from '#domain/kit/traits/accepted-file.ts';
import { expect, test } from 'vitest';
import type { ApiAnswer } from './api.ts';
import { sendPieces, type PieceCalls } from './send-pieces.ts';

const scan = new File([new Uint8Array(20 * 1024 * 1024).map((_, at) => at % 251)], 'scan.pdf');
type Received = ApiAnswer<{ received: number }>;
const away = {
  ok: false,
  status: 0,
  fields: {},
  general: [],
  detail: null,
  code: null,
  warnings: {},
  locked: false,
  current: null,
  body: null,
} satisfies Received;

/** A server that keeps what it gets, behind a line that is cut before a call or before its answer. */
function lineOf(cuts: number) {
  const parts: Uint8Array[] = [];
  let left = cuts;
  const have = () => parts.reduce((sum, part) => sum + part.length, 0);
  const over = async (serve: () => Promise<void>): Promise<Received> => {
    const cut = left > 0 && left-- % 2 === 0 ? 'before' : left > 0 ? 'after' : null;
    if (cut !== 'before') await serve();
    return cut ? away : { ok: true, status: 200, body: { received: have() }, next: null };
  };
  const calls: PieceCalls = {
    begin: () => over(async () => undefined),
    add: (_, start, bytes) =>
      over(async () => {
        if (start === have()) parts.push(new Uint8Array(await bytes.arrayBuffer()));
      }),
  };
  return { calls, have, bytes: () => new Blob(parts.map((part) => part.slice())) };
}

const sending = (onProgress: (received: number) => void, signal = new AbortController().signal) => ({
  file: scan,
  id: '01900000-0000-7000-8000-000000000001',
  signal,
  onProgress,
});

test('over a line that is cut a hundred times a file arrives whole, and its progress never claims more than has come', async () => {
  const line = lineOf(100);
  const lies: number[] = [];
  const failed = await sendPieces(
    sending((received) => received > line.have() && lies.push(received)),
    { calls: line.calls, waits: async () => undefined },
  );
  expect([failed, lies]).toEqual([null, []]);
  const arrived = new Uint8Array(await line.bytes().arrayBuffer());
  expect(Buffer.from(arrived).equals(Buffer.from(await scan.arrayBuffer()))).toBe(true);
});

test('while the network is away the progress stands where it was', async () => {
  const line = lineOf(0);
  let isCut = false;
  const progress: [number, boolean][] = [];
  const calls: PieceCalls = {
    ...line.calls,
    add: async (...piece) => (isCut ? away : line.calls.add(...piece)),
    begin: async (file) => (isCut ? away : line.calls.begin(file)),
  };
  const stop = new AbortController();
  let waited = 0;
  await sendPieces(
    {
      ...sending(() => undefined, stop.signal),
      onProgress(received, isWaiting) {
        progress.push([received, isWaiting]);
        isCut ||= received >= 2 * pieceBytes;
      },
    },
    { calls, waits: async () => void ((waited += 1) === 2 && stop.abort()) },
  );
  expect(progress.slice(-2)).toEqual([
    [2 * pieceBytes, true],
    [2 * pieceBytes, true],
  ]);
});

test('a file that is given up stops at the piece that is on its way', async () => {
  const line = lineOf(0);
  const stop = new AbortController();
  await sendPieces(
    sending((received) => received >= pieceBytes && stop.abort(), stop.signal),
    { calls: line.calls },
  );
  expect(line.have()).toBe(pieceBytes);
});
