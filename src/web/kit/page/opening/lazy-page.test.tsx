import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LazyDialog, LazyPart, PageFrame, lazyPage } from './lazy-page.tsx';

const show = (page: ReactNode) =>
  render(
    <MantineProvider env="test">
      <MemoryRouter>
        <PageFrame path="/x">{page}</PageFrame>
      </MemoryRouter>
    </MantineProvider>,
  );

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('while a page loads an empty placeholder is shown', () => {
  const Never = lazyPage(() => new Promise<never>(() => {}));
  const { container } = show(<Never />);
  expect(container.querySelector('[data-placeholder]')?.childNodes).toHaveLength(0);
});

test('a page whose code was fetched ahead is drawn at once, without a placeholder', async () => {
  const Ready = lazyPage(() => Promise.resolve({ default: () => <h1>Record</h1> }));
  await Ready.fetch();
  const { container } = show(<Ready />);
  expect(container.querySelector('h1')?.textContent).toBe('Record');
});

test('a page that cannot be loaded says so, also to whoever reads the log, and is loaded anew only when asked', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { ...window.location, reload });
  const Lost = lazyPage(() => Promise.reject<never>(new TypeError('Failed to fetch')));
  show(<Lost />);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('This page could not be loaded');
  expect(logged.mock.calls.flat()).toContainEqual(expect.objectContaining({ name: 'ChunkLoadError' }));
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Reload page' }));
  expect(reload).toHaveBeenCalledOnce();
});

const lost = () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return lazyPage(() => Promise.reject<never>(new TypeError('Failed to fetch')));
};

test('what cannot be opened over a page says so, and leaves what was typed there as it is', async () => {
  const Lost = lost();
  const Opening = () => {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        <textarea aria-label="Notes" defaultValue="Half a sen" />
        <LazyDialog onClose={() => setIsOpen(false)}>{isOpen && <Lost />}</LazyDialog>
      </>
    );
  };
  show(<Opening />);
  expect((await screen.findByRole('dialog')).textContent).toContain('This could not be opened');
  fireEvent.click(screen.getByRole('button', { name: 'Back to the page' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('Half a sen');
});

test('a part of the header that cannot be loaded gives way to something plainer', async () => {
  const Lost = lost();
  show(
    <>
      <h1>Notes</h1>
      <LazyPart failed="Not counted">
        <Lost />
      </LazyPart>
    </>,
  );
  expect(await screen.findByText('Not counted')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Notes' })).toBeDefined();
});
