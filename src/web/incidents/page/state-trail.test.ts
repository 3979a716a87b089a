import type { Incident } from '#domain/incidents/incident/incident.ts';
import { expect, test } from 'vitest';
import { stateTrail } from './state-trail.ts';

const version = (number: number, status: Incident['status'], by: string) => ({
  id: 'x',
  version: number,
  status,
  created_at: '2026-03-01T08:00:00Z',
  created_by: 'joy',
  updated_at: `2026-03-0${number}T09:00:00Z`,
  updated_by: by,
});

test('the way is told from the first writing on, and a change that moves nothing is no step', () => {
  const way = stateTrail([
    version(4, 'closed', 'mary'),
    version(1, 'draft', 'joy'),
    version(3, 'submitted', 'sam'),
    version(2, 'submitted', 'joy'),
  ]);
  expect(way).toEqual([
    { status: 'draft', at: '2026-03-01T08:00:00Z', by: 'joy' },
    { status: 'submitted', at: '2026-03-02T09:00:00Z', by: 'joy' },
    { status: 'closed', at: '2026-03-04T09:00:00Z', by: 'mary' },
  ]);
});

test('an incident that was opened again shows both closings', () => {
  const way = stateTrail(
    (['draft', 'closed', 'reopened', 'under_review', 'closed'] as const).map((status, place) =>
      version(place + 1, status, 'mary'),
    ),
  );
  expect(way.map(({ status }) => status)).toEqual(['draft', 'closed', 'reopened', 'under_review', 'closed']);
});
