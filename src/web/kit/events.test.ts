import { expect, test } from 'vitest';
import { takeEvents } from './events.ts';

test('complete events are taken and the unfinished one waits', () => {
  const { events, rest } = takeEvents('id: 7\ndata: {"id":"a"}\n\nid: 8\ndata: {"id"');
  expect(events).toEqual([{ id: '7', data: '{"id":"a"}' }]);
  expect(rest).toBe('id: 8\ndata: {"id"');
});

test('a sign of life without data is an event without news', () => {
  expect(takeEvents(': still here\n\n').events).toEqual([{ id: null, data: '' }]);
});
