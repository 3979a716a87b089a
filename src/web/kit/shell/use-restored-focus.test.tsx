import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useRestoredFocus } from './use-restored-focus.ts';

afterEach(cleanup);

function Opening({ isLast }: { isLast: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  useRestoredFocus();
  return (
    <main tabIndex={-1}>
      <h1 tabIndex={-1}>Residents</h1>
      {!(isLast && isOpen) && (
        <button type="button" onClick={() => setIsOpen(true)}>
          Record
        </button>
      )}
      {isOpen && (
        <dialog open>
          <button type="button" onClick={() => setIsOpen(false)}>
            Save
          </button>
        </dialog>
      )}
    </main>
  );
}

test('what closes with the focus in it gives it back to the button that opened it', async () => {
  render(<Opening isLast={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Record' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Record' })));
});

test('where that button is gone too, the focus is at the heading of the page', async () => {
  render(<Opening isLast />);
  await userEvent.click(screen.getByRole('button', { name: 'Record' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Residents' })));
});
