import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** A machine that does other things as well is slow, and that is not what any test is about. */
const patient = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
  // Tests make much that lives shortly; with room for it the garbage is collected a tenth as often.
  execArgv: ['--max-semi-space-size=64'],
};
/** These files share no state but what they import, so a worker imports it once for all of them. */
const together = { ...patient, isolate: false };
/** What Node reads by itself it imports by itself, as the product does; only the page's code needs to be translated. */
const byNode = { ...together, experimental: { viteModuleRunner: false, nodeLoader: false } };
const web = {
  extends: './vite.config.ts',
  // Node reads one file of icons ten times as fast as one for each of six thousand.
  resolve: { alias: { '@tabler/icons-react': '@tabler/icons-react/dist/cjs/tabler-icons-react.cjs' } },
} as const;
const page = {
  ...together,
  environment: 'jsdom',
  setupFiles: 'test/world/browser/setup/browser-page.ts',
  execArgv: [...patient.execArgv, '--import=./test/world/browser/setup/lasting-ids.ts'],
};

/** Only tests that can meet a database pay for one, and only components pay for a page. */
export default defineConfig({
  test: {
    // Two more than processors, for tests of waiting wait, and those of whole pages for the page to load.
    maxWorkers: availableParallelism() + 2,
    projects: [
      { test: { name: 'domain', include: ['src/domain/**/*.test.ts'], ...byNode } },
      { test: { name: 'unit', include: ['scripts/**/*.test.ts'], ...byNode } },
      {
        ...web,
        test: { name: 'components', include: ['src/web/**/*.test.{ts,tsx}', 'test/contract/**/*.test.tsx'], ...page },
      },
      // One project for both, for a worker imports the whole server, and no worker serves two projects.
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'test/contract/**/*.test.ts'],
          globalSetup: 'test/world/server/database-server.ts',
          ...byNode,
        },
      },
      {
        test: { name: 'house', include: ['test/house/**/*.test.ts'], exclude: ['test/house/size.test.ts'], ...byNode },
      },
      // Measures what was built, so the build comes before the tests.
      { test: { name: 'size', include: ['test/house/size.test.ts'], ...patient } },
    ],
  },
});
