import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { weight } from '#domain/daily-care/weight/weight.ts';
import { filled } from '#world/records/filled.ts';
import { ann, mrHale, server, show } from '#world/browser/web-page.tsx';
import { RecordView } from './record-view.tsx';

test('what was struck out says by whom, when and why, and can still be read', () => {
  server(() => undefined);
  const struck = {
    ...filled(weight, { resident: mrHale.id, outcome: 'measured', weight_kg: 61.2 }),
    is_deleted: true,
    deleted_by: ann.id,
    deleted_at: '2026-03-01T09:00:00Z',
    deletion_reason: 'Weighed with the wrong scales',
    names: { deleted_by: 'Ann Clarke' },
  };
  show(<RecordView of={weight} record={struck} editPath="?edit=1" onChanged={() => {}} />, { rights: ['view_weight'] });
  expect(screen.getByRole('note').textContent).toBe(
    'Struck out by Ann Clarke, 1 March 2026, 09:00Weighed with the wrong scales',
  );
  expect(screen.getByText('61.2 kg')).toBeDefined();
});
