import { cleanup, configure } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { pageOpened } from '#web/kit/api/error-catalogue.ts';
import { draftsBelongTo } from '#web/kit/saving/drafts.ts';
import { registerEntities } from '#web/kit/state/entities.ts';
import { closeRecording } from '#web/kit/state/recording.ts';
import { forgetMessages } from '#web/kit/state/toasts.ts';
import { register } from '#domain/register.ts';
import { makeQuick, missing, noteNoOwners } from './quick-page.ts';
import { furnishBrowser, putStoresAway } from '../web-page.tsx';

// What a page shows after an answer is waited for until it is there; a second is too short on a busy machine.
configure({ asyncUtilTimeout: 120_000, getElementError: missing });

noteNoOwners();

/** The files share what they import, so each begins with the same page whoever came before it. */
beforeAll(() => {
  if (document.defaultView) makeQuick(document.defaultView);
  registerEntities(register);
  localStorage.clear();
});
beforeEach(({ task }) => {
  vi.unstubAllGlobals();
  // What another test typed is not sent on in this one.
  draftsBelongTo(task.id);
  // Messages of another test would take the places of this one's.
  forgetMessages();
  // What another test's page was told would not be told to this one's.
  pageOpened();
  // A sheet that another test left open would be open in this one.
  closeRecording();
  furnishBrowser();
});

/** A page that is still being loaded when a file ends would be one that cannot be loaded for the next file as well. */
afterAll(async () => {
  cleanup();
  putStoresAway();
  await vi.dynamicImportSettled();
});
