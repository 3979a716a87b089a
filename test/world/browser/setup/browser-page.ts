import { cleanup, configure } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { forgetPage } from './forgotten-page.ts';
import { makeQuick, missing, noteNoOwners } from './quick-page.ts';
import { furnishBrowser, putStoresAway } from '../web-page.tsx';

// What a page shows after an answer is waited for until it is there; a second is too short on a busy machine.
configure({ asyncUtilTimeout: 120_000, getElementError: missing });

noteNoOwners();

beforeAll(() => {
  if (document.defaultView) makeQuick(document.defaultView);
});
/** The files share what they import, so each test begins with the same page whoever came before it. */
beforeEach(({ task }) => {
  // The page of before goes first, while what it was drawn with is there.
  cleanup();
  vi.unstubAllGlobals();
  furnishBrowser();
  forgetPage(task.id);
});

/** A page that is still being loaded when a file ends would be one that cannot be loaded for the next file as well. */
afterAll(async () => {
  cleanup();
  putStoresAway();
  await vi.dynamicImportSettled();
});
