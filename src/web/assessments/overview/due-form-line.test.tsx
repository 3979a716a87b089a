import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DueRow } from '#domain/assessments/due-assessments.ts';
import { mrHale, server, show } from '#world/browser/web-page.tsx';
import { DueFormLine } from './due-form-line.tsx';

const row: DueRow = {
  person: { id: mrHale.id, name: 'Arthur Hale', room: '3', key_worker: null, co_key_worker: null, header_flags: [] },
  form: { id: 'f1', title: 'Walking', code: 'WALK', category: 'other', version_label: '1', is_countersigned: false },
  last: null,
  begun: null,
  state: 'overdue',
  days: -3,
};

test('what is overdue says by how long, and is begun from its line', () => {
  server(() => undefined);
  show(<DueFormLine row={row} namesPerson />, { rights: ['add_assessment_result'] });
  expect(screen.getByText('Overdue by 3 days')).toBeDefined();
  const href = screen.getByRole('link', { name: 'Begin: Walking, Arthur Hale' }).getAttribute('href');
  expect(href).toBe(`/assessment/detail?form=f1&resident=${mrHale.id}`);
});
