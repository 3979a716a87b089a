import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#world/browser/web-page.tsx';
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

test('what was read before stays when it cannot be read anew, says from when it is, and can be tried again', () => {
  const again = vi.fn<() => void>();
  show(
    <Panel title="Appointments" state="failed" at="2026-03-01T09:00:00.000Z" onRetry={again}>
      Dentist at ten
    </Panel>,
  );
  expect(screen.getByText('Dentist at ten')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('This is from 09:00.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(again).toHaveBeenCalledOnce();
});

test('what is stale stays and says so, whether or not it is told from when', () => {
  show(
    <Panel title="Appointments" state="stale">
      Dentist at ten
    </Panel>,
  );
  expect(screen.getByText('Dentist at ten')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('Could not load anew. This is from the last time.');
});
