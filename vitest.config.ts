import { defineConfig } from 'vitest/config';

/** These files share no state but what they import, so a worker imports it once for all of them. */
const together = { isolate: false };
const database = {
  ...together,
  globalSetup: 'test/world/server/database-server.ts',
  hookTimeout: 90_000,
  testTimeout: 60_000,
};

const page = {
  ...together,
  environment: 'jsdom',
  setupFiles: 'test/world/browser/browser-page.ts',
  testTimeout: 60_000,
} as const;

/** Only tests that can meet a database pay for one, and only components pay for a page. */
export default defineConfig({
  test: {
    // Left alone, one processor would look on while the other works.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'domain', include: ['src/domain/**/*.test.ts'], ...together } },
      { test: { name: 'unit', include: ['src/web/**/*.test.ts', 'scripts/**/*.test.ts'] } },
      { extends: './vite.config.ts', test: { name: 'components', include: ['src/**/*.test.tsx'], ...page } },
      { test: { name: 'server', include: ['src/server/**/*.test.ts'], ...database } },
      { test: { name: 'contract', include: ['test/contract/**/*.test.ts'], ...database } },
      { extends: './vite.config.ts', test: { name: 'forms', include: ['test/contract/**/*.test.tsx'], ...page } },
      { test: { name: 'house', include: ['test/house/**/*.test.ts'], exclude: ['test/house/size.test.ts'] } },
      // Measures what was built, so it runs after the build.
      { test: { name: 'size', include: ['test/house/size.test.ts'] } },
    ],
  },
});
