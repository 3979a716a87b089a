import { expect, test } from 'vitest';
import { databaseRefusal } from './cluster.ts';

test.each([
  'FATAL:  could not extend file "base/1/2691": No space left on device\nHINT:  Check free disk space.\nAborted',
  'FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 10\nHINT:  Check free disk space.',
])('a full disk is called a full disk', (output) => {
  expect(databaseRefusal('/data', output).message).toBe(
    'The database in /data cannot start: the disk is full. Free some space and start again.',
  );
});

test('anything else is told in the words of PostgreSQL that matter', () => {
  const output = 'starting\nFATAL:  could not map anonymous shared memory\nchild process exited with exit code 1';
  expect(databaseRefusal('/data', output).message).toContain(
    'PostgreSQL says: FATAL:  could not map anonymous shared memory',
  );
});
