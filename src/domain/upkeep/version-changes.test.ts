import { expect, test } from 'vitest';
import { changesIn } from './version-changes.ts';

const log = `# What has changed

## 0.3.0 (2026-12-01)

**Drinks**
- A drink is recorded in
  two taps.

## 0.2.0 (2026-11-17)

**Rights**
- Who may see this?
- A second person confirms.

**Back-up**
- It is taken at night.

## 0.1.0

**First**
- Everything.
`;

test('what a version changed is read from the log under its own heading', () => {
  expect(changesIn(log, '0.2.0')).toEqual([
    { title: 'Rights', changes: ['Who may see this?', 'A second person confirms.'] },
    { title: 'Back-up', changes: ['It is taken at night.'] },
  ]);
  expect(changesIn(log, '0.3.0')).toEqual([{ title: 'Drinks', changes: ['A drink is recorded in two taps.'] }]);
});

test('of a version that the log does not know nothing is said', () => {
  expect(changesIn(log, '0.2')).toEqual([]);
  expect(changesIn(log, '9.9.9')).toEqual([]);
});
