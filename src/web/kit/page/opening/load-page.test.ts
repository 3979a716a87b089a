import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import calls from '../../../../../contract/calls.json' with { type: 'json' };
import { ChunkLoadError, loadPage, pageLoadTimeout } from './load-page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a page has as long to load as the contract says', () => {
  expect(pageLoadTimeout).toBe(calls.pageLoadTimeoutMs);
});

test('a page that arrives is handed on', async () => {
  await expect(loadPage(async () => 'page')).resolves.toBe('page');
  expect(vi.getTimerCount()).toBe(0);
});

test('a page that fails to load is raised as ChunkLoadError with its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failure = await loadPage(() => Promise.reject(cause)).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ChunkLoadError);
  expect(failure).toMatchObject({ name: calls.pageLoadError, cause });
});

test('a page that never arrives is raised as ChunkLoadError after 120 seconds, not before', async () => {
  const failed = vi.fn<(error: unknown) => void>();
  void loadPage(() => new Promise(() => {})).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.any(ChunkLoadError));
});
