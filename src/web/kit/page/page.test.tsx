import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '#world/browser/web-page.tsx';
import { Page } from './page.tsx';

/** A record and its form stand at one path. */
function Weight() {
  const [isChanging, setIsChanging] = useState(false);
  if (isChanging)
    return (
      <main>
        <Page title="Change weight">
          <input aria-label="Kilograms" />
        </Page>
      </main>
    );
  return (
    <main>
      <Page title="Weight">
        <button type="button" onClick={() => setIsChanging(true)}>
          Change
        </button>
      </Page>
    </main>
  );
}

test('a form that opens in the place of its record is begun at its heading, from the top', () => {
  const scroll = vi.spyOn(window, 'scrollTo');
  show(<Weight />);
  scroll.mockClear();
  act(() => screen.getByRole('button', { name: 'Change' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Change weight' }));
  expect(scroll).toHaveBeenCalledWith(0, 0);
});
