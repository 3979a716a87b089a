import { cleanup } from '@testing-library/react';
import { afterAll } from 'vitest';

/** A dialog gives the focus back a moment after it is gone; the page stays until then. */
afterAll(async () => {
  cleanup();
  await new Promise((resolve) => setTimeout(resolve, 30));
});
