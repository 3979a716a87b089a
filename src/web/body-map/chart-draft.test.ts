import { expect, test } from 'vitest';
import { isDrawnFor } from './chart-draft.ts';

const draft = (incident: string | null, marks: readonly object[]) => ({
  values: { shared: { incident }, marks },
  id: 'c',
  version: null,
});

test('marks that were drawn for a report are known by it, and nobody else’s are taken for them', () => {
  expect(isDrawnFor(draft('r1', [{ id: 'm' }]), 'r1')).toBe(true);
  expect(isDrawnFor(draft('r2', [{ id: 'm' }]), 'r1')).toBe(false);
  expect(isDrawnFor(draft(null, [{ id: 'm' }]), 'r1')).toBe(false);
  expect(isDrawnFor(draft('r1', []), 'r1')).toBe(false);
});
