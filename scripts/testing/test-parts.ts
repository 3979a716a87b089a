/** The parts of `npm test` and `npm run check`. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { buildPage } from '../build/build-page.ts';
import { startProduct, type RunningProduct } from '../../test/world/server/running-product.ts';
import { findChromium, provideChromium } from './chromium.ts';
import { runPart } from './run-part.ts';
import type { Part, Stage } from './run-stages.ts';
import { oneCheck, playwrightTally, vitestTally } from './test-summary.ts';

/** With one checker: several learn the same types each for itself, and every other processor has work of its own. */
const types: Part = async (output) => oneCheck(await runPart('tsc', ['--noEmit', '--checkers', '1'], { output }));
const lint: Part = async (output) => oneCheck(await runPart('oxlint', ['--deny-warnings'], { output }));
const format: Part = async (output) =>
  oneCheck(await runPart('oxfmt', ['--check', 'src', 'test', 'scripts'], { output }));
const build: Part = async (output) => oneCheck((await buildPage(output)) ? 0 : 1);

const tests =
  (projects: readonly string[], ...flags: string[]): Part =>
  async (output) => {
    const report = freshReport(projects.join('-'));
    const chosen = projects.map((project) => `--project=${project}`);
    const code = await runPart(
      'vitest',
      ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...chosen, ...flags],
      { output },
    );
    return vitestTally(read(report), code);
  };

/** Fetched over the network while others use the processors. */
const browser: Part = async (output) => {
  if (await provideChromium()) return oneCheck(0);
  writeSync(output, 'The journeys need a browser. Install Chromium or Chrome, or set CHROMIUM_PATH to one.\n');
  return oneCheck(1);
};

/** What the journeys walk through. It fills its homes on one processor, so it does that while the tests run. */
let product: RunningProduct | null = null;
const demonstration: Part = async () => {
  const started = await startProduct();
  product = started;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => void started.stop().finally(() => process.exit(1)));
  return oneCheck(0);
};

const journeys: Part = async (output) => {
  if (!product || !findChromium()) return oneCheck(1);
  const report = freshReport('journeys');
  const env = { JOURNEY_URL: product.url, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const code = await runPart('playwright', ['test', '--reporter=line,json'], { env, output }).finally(product.stop);
  return playwrightTally(read(report), code);
};

export const testStages: readonly Stage[] = [
  { lint, format, build },
  {
    types,
    'unit, contract and house': tests(['domain', 'unit', 'components', 'server', 'house', 'size']),
    demonstration,
    browser,
  },
  // Both they and the tests use every processor: side by side each takes twice as long, and a page may have to wait for minutes.
  { journeys },
];
/** Of the screens, what the change at hand reaches: all of them take two minutes, and a check that takes long is not run. */
const changedScreens = tests(['components'], '--changed', '--passWithNoTests');
export const checkStages: readonly Stage[] = [
  { types, lint, format, 'unit and house': tests(['domain', 'unit', 'house']), 'changed screens': changedScreens },
];

function freshReport(name: string): string {
  mkdirSync('.cache', { recursive: true });
  const file = `.cache/${name}.json`;
  rmSync(file, { force: true });
  return file;
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);
