import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#world/browser/web-page.tsx';
import { ChooseRecord } from './states.tsx';

test('what is not counted by the piece is chosen without an article', () => {
  show(<ChooseRecord labels={{ one: 'Monitoring', many: 'Monitoring' }} to="/elsewhere" />);
  expect(screen.getByRole('heading').textContent).toBe('Choose monitoring');
  show(<ChooseRecord labels={{ one: 'Assessment', many: 'Assessments' }} to="/elsewhere" />);
  expect(screen.getByRole('heading').textContent).toBe('Choose an assessment');
});
