import { expect, test } from 'vitest';
import { pinComplaint } from './pin-rules.ts';

test.each(['274951', '100200', '908172'])('%s will do', (pin) => {
  expect(pinComplaint(pin)).toBeNull();
});

test.each(['27495', '2749512', '27495a', '', '２７４９５１', ' 274951'])('"%s" does not have six digits', (pin) => {
  expect(pinComplaint(pin)).toContain('six digits');
});

test.each(['123456', '654321', '890123', '210987', '111111', '121212', '123123', '112233'])(
  '%s is a run or a repeat',
  (pin) => {
    expect(pinComplaint(pin)).toContain('run or a repeat');
  },
);
