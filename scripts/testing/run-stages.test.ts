import { writeSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { runStages, type Part } from './run-stages.ts';
import { oneCheck } from './test-summary.ts';

const printed: string[] = [];
const listen = () => vi.spyOn(console, 'log').mockImplementation((line = '') => void printed.push(String(line)));
const text = () => printed.join('\n').replaceAll(/\d+ s$/gm, '… s');

afterEach(() => {
  vi.restoreAllMocks();
  printed.length = 0;
});

const says =
  (words: string, code: number): Part =>
  async (output) => {
    writeSync(output, `${words}\n`);
    return oneCheck(code);
  };

test('parts of a stage run side by side, and the next stage begins when all have ended', async () => {
  listen();
  const order: string[] = [];
  const second = Promise.withResolvers<void>();
  const stages = [
    {
      'first of two': async () => {
        // Would wait forever if the other one came after it.
        await second.promise;
        order.push('first');
        return oneCheck(0);
      },
      'second of two': async () => {
        order.push('second');
        second.resolve();
        return oneCheck(0);
      },
    },
    {
      'the one after them': async () => {
        order.push('after');
        return oneCheck(0);
      },
    },
  ];
  expect(await runStages(stages)).toBe(true);
  expect(order).toEqual(['second', 'first', 'after']);
  expect(text()).toMatch(
    /✓ first of two: 1 of 1\n✓ second of two: 1 of 1\n✓ the one after them: 1 of 1\n3 passed, 0 failed$/,
  );
});

test('a part that fails prints what it wrote, and the run has failed', async () => {
  listen();
  const stage = { 'a good part': says('all is well', 0), 'a bad part': says('line 4 is wrong', 1) };
  expect(await runStages([stage])).toBe(false);
  expect(text()).toContain('── a bad part wrote:\nline 4 is wrong\n\n✗ a bad part: 0 of 1, … s');
  expect(text()).not.toContain('all is well');
});

test('a part that cannot even start has failed, and the others run on', async () => {
  listen();
  const broken: Part = () => Promise.reject(new Error('no such program'));
  expect(await runStages([{ 'a broken part': broken }, { 'a later part': says('here', 0) }])).toBe(false);
  expect(text()).toContain('no such program');
  expect(text()).toContain('✓ a later part: 1 of 1');
});
