import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#world/web-page.tsx';
import { Panel } from './panel.tsx';

const panel = (state: 'loading' | 'loaded' | 'failed', onRetry = () => {}) =>
  show(<Panel title="Appointments" state={state} onRetry={onRetry} isEmpty empty="No appointments today." />);

test('nothing there is said in words', () => {
  panel('loaded');
  expect(screen.getByText('No appointments today.')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what could not be loaded never looks like nothing, and can be tried again', () => {
  const again = vi.fn<() => void>();
  panel('failed', again);
  expect(screen.queryByText('No appointments today.')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Could not load');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(again).toHaveBeenCalledOnce();
});

test('while loading it claims neither', () => {
  panel('loading');
  expect(screen.queryByText('No appointments today.')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
