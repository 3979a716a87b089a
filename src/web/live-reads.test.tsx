import { weight } from '#domain/daily-care/weight/weight.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventSource } from '#world/browser/event-source.ts';
import { mrHale, pageStore, roseHouse, server, type Call } from '#world/browser/web-page.tsx';
import { useChartAnswer } from './charts/use-chart-answer.ts';
import { useStillOpen } from './discharge/prepared.tsx';
import { useBrief } from './handover/brief/use-brief.ts';
import { useSheet } from './handover/sheet/use-sheet.ts';
import { useBoard } from './homes/board/use-board.ts';
import { useRecord } from './kit/data/use-record.ts';
import { useRecords } from './kit/data/use-records.ts';
import { useNamesOf } from './kit/names/use-ref-names.ts';
import { useDeletedNotes } from './notes/use-deleted-notes.ts';
import { useMyPart } from './notices/reminders/use-my-part.ts';
import { useRuleSheets } from './notices/rules/use-rule-sheets.ts';
import { useRound } from './recording/round/use-round.ts';
import { useLastShift } from './records/use-last-shift.ts';
import { useTimeline } from './residents/timeline/use-timeline.ts';
import { useSummary } from './residents/today/use-summary.ts';

const [rose, hale] = [roseHouse.id, mrHale.id];
const week = { from: '2026-03-01', to: '2026-03-07' } as const;

/** Every read that stays on a screen while the house goes on: the path it asks, and the entity whose changes it must receive. */
const reads: readonly (readonly [name: string, path: string, entity: string, use: () => unknown])[] = [
  ['a list', '/api/weight', 'weight', () => useRecords(weight, { home: rose })],
  ['a whole list', '/api/weight', 'weight', () => useRecords(weight, { resident: hale }, { isWhole: true })],
  ['a record', '/api/resident', 'resident', () => useRecord(resident, hale)],
  ['the name of a record', '/api/resident', 'resident', () => useNamesOf([{ to: 'resident', id: hale }])],
  ['the board', '/board/', 'fluid_intake', () => useBoard(rose)],
  ['a round', '/round/', 'fluid_intake', () => useRound(rose, 'fluid_intake')],
  ['what plans ask in a round', '/round/', 'plan', () => useRound(rose, 'morning_routine')],
  ['what must not be used in a round', '/round/', 'house_asset', () => useRound(rose, 'morning_routine')],
  ['a timeline', '/timeline/', 'fluid_intake', () => useTimeline(hale, null)],
  ['the day of a person', '/summary/', 'fluid_intake', () => useSummary(hale)],
  ['what must be drunk in a day', '/summary/', 'resident', () => useSummary(hale)],
  ['a chart', '/chart/', 'fluid_intake', () => useChartAnswer(hale, ['fluid_intake'], week)],
  ['a handover', '/sheet/', 'note', () => useSheet('h1', rose, null, false)],
  ['the brief', '/brief/', 'resident', () => useBrief(rose)],
  ['a danger in the brief', '/brief/', 'risk', () => useBrief(rose)],
  ['what stands open', '/leaving/', 'inventory', () => useStillOpen(hale)],
  ['deleted notes', '/api/note', 'note', () => useDeletedNotes(rose)],
  ['the rules of a house', '/alert-rules/', 'home', () => useRuleSheets(rose)],
  ['my part in the shift', '/api/rota', 'rota', () => useMyPart(rose, '2026-03-01T09:00:00Z')],
  ['my last shift', '/api/rota', 'rota', () => useLastShift('2026-03-01T09:00:00Z')],
];
/** One record of any of them is one that all of them concerns. */
const idOf: Readonly<Record<string, string>> = { resident: hale, home: rose };
const lists = /weight|timeline|note|alert-rules|rota/;

/** What any of the composed answers must have. */
const whole = {
  id: hale,
  version: 1,
  resident: {},
  residents: [],
  lived_in: {},
  entries: {},
  handover: {},
  pages: [],
  must_read: false,
  scheduled: 0,
  cards: [],
};
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
let status = 200;
let calls: Call[];
let stream: ReturnType<typeof eventSource>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  status = 200;
  ({ calls } = server(({ path }) => ({ status, body: lists.test(path) ? [] : whole })));
  stream = eventSource();
});
afterEach(() => {
  stream.end();
  cleanup();
  vi.useRealTimers();
});

describe.each(reads)('%s', (_, path, entity, use) => {
  const asked = () => calls.filter((call) => call.path.includes(path)).length;
  const written = (at: number) => ({
    entity,
    id: idOf[entity] ?? `entry ${at}`,
    version: 2,
    home: rose,
    resident: hale,
  });
  const open = async () => {
    const store = pageStore();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <Provider store={store}>
        <MemoryRouter>{children}</MemoryRouter>
      </Provider>
    );
    const { result } = renderHook(use, { wrapper });
    await wait(0);
    expect(asked()).toBe(1);
    return () => result.current;
  };

  test('is read again once the event stream opens late: what happened until then was told to nobody', async () => {
    await open();
    stream.open();
    await wait(2000);
    expect(asked()).toBe(2);
  });

  test('is read again where the stream cannot say what was missed', async () => {
    stream.open();
    await wait(0);
    await open();
    stream.reset();
    await wait(2000);
    expect(asked()).toBe(2);
  });

  test('is read once for a round of twelve entries', async () => {
    stream.open();
    await wait(0);
    await open();
    for (let entry = 0; entry < 12; entry += 1) {
      stream.change(written(entry));
      await wait(50);
    }
    await wait(5000);
    expect(asked()).toBe(2);
  });

  test('is not given up for a change that comes while it is on its way: that is read after it', async () => {
    stream.open();
    await wait(0);
    const { promise, resolve } = Promise.withResolvers<void>();
    const ordinary = globalThis.fetch;
    vi.stubGlobal('fetch', async (to: string, init?: RequestInit) => {
      const answer = await ordinary(to, init);
      if (to.includes(path)) await promise;
      return init?.signal?.aborted ? Promise.reject(new DOMException('aborted', 'AbortError')) : answer;
    });
    const found = await open();
    stream.change(written(1));
    await wait(5000);
    expect(asked()).toBe(1);
    resolve();
    await wait(5000);
    expect(asked()).toBe(2);
    expect(found()).not.toMatchObject({ state: 'loading' });
  });

  test('is asked for by itself until it is answered', async () => {
    status = 503;
    await open();
    status = 200;
    await wait(6000);
    expect(asked()).toBe(2);
  });
});
