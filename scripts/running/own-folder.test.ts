import { rmdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownFolder } from './own-folder.ts';

test('the database of a measurement may pass through its folder, so that it goes with it', () => {
  const folder = ownFolder('bench');
  expect(statSync(folder).mode & 0o777).toBe(0o711);
  rmdirSync(folder);
});
