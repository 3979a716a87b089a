import { defineConfig } from '@playwright/test';
import { journeyFlags, findChromium } from './scripts/testing/chromium.ts';

const executablePath = findChromium() ?? '';

export default defineConfig({
  testDir: 'test/journeys',
  globalSetup: './test/world/browser/setup/journey-setup.ts',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env['CI']),
  // One more than cores, for a browser waits as often as it works.
  workers: 3,
  // Long enough for a machine that does other things as well; what a carer has to wait for is measured by the bench.
  timeout: 900_000,
  expect: { timeout: 90_000 },
  use: {
    // What is not there by then will not come, and no journey waits for it until its own end.
    actionTimeout: 90_000,
    baseURL: process.env['JOURNEY_URL'] ?? '',
    launchOptions: { executablePath, args: journeyFlags },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // The longest journeys are walked at the desk; begun first, none of them keeps the last worker alone.
    { name: 'desktop', grepInvert: /@hand/, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', grepInvert: /@desk/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
});
