import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageFrame, lazyPage } from './lazy-page.tsx';

const show = (page: ReactNode) =>
  render(<MantineProvider env="test"><MemoryRouter><PageFrame path="/x">{page}</PageFrame></MemoryRouter></MantineProvider>);

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('while a page loads an empty placeholder is shown', () => {
  const Never = lazyPage(() => new Promise<never>(() => {}));
  const { container } = show(<Never />);
  expect(container.querySelector('[data-placeholder]')?.childNodes).toHaveLength(0);
});

test('a page that cannot be loaded offers to reload, and does not do so by itself', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Lost = lazyPage(() => Promise.reject<never>(new TypeError('Failed to fetch')));
  show(<Lost />);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('This page could not be loaded');
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeDefined();
});
