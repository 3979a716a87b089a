import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('is worked out once for each, an absent answer too', () => {
  const make = vi.fn<(named: { name: string }) => number | undefined>(({ name }) =>
    name === 'none' ? undefined : name.length,
  );
  const asked = memoize(make);
  const [weight, none] = [{ name: 'weight' }, { name: 'none' }];
  expect([asked(weight), asked(weight), asked(none), asked(none)]).toEqual([6, 6, undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(2);
  expect(asked({ name: 'weight' })).toBe(6);
  expect(make).toHaveBeenCalledTimes(3);
});
