/** The parts of `npm test` and `npm run check`; each one runs, whatever became of the one before. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildPage } from '../build/build-page.ts';
import { findChromium } from '../chromium.ts';
import { runPart } from './run-part.ts';
import { closingLine, oneCheck, partLines, playwrightTally, sum, type Tally, vitestTally } from './test-summary.ts';

type Part = () => Promise<Tally>;

const types: Part = async () => oneCheck(await runPart('tsc', ['--noEmit']));
const lint: Part = async () => oneCheck(await runPart('oxlint', ['--deny-warnings']));
const format: Part = async () => oneCheck(await runPart('oxfmt', ['--check', 'src', 'test', 'scripts']));
/** The journeys find it built already. */
const build: Part = async () => oneCheck((await buildPage()) ? 0 : 1);

const tests =
  (...projects: string[]): Part =>
  async () => {
    const report = freshReport('vitest');
    const chosen = projects.map((project) => `--project=${project}`);
    const code = await runPart('vitest', [
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...chosen,
    ]);
    return vitestTally(read(report), code);
  };

const journeys: Part = async () => {
  const CHROMIUM_PATH = findChromium({ install: true });
  if (!CHROMIUM_PATH) {
    console.error('The journeys need a browser. Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
    return oneCheck(1);
  }
  const report = freshReport('journeys');
  const code = await runPart('playwright', ['test', '--reporter=line,json'], {
    CHROMIUM_PATH,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return playwrightTally(read(report), code);
};

export const testParts = {
  types,
  lint,
  format,
  build,
  'unit, contract and house': tests('domain', 'unit', 'components', 'server', 'contract', 'forms', 'house', 'size'),
  journeys,
};
export const checkParts = { types, lint, format, 'unit and house': tests('domain', 'unit', 'components', 'house') };

/** Prints each part's line with what failed in it and, last of all, one line over all of them. */
export async function runParts(parts: Record<string, Part>): Promise<void> {
  const tallies: [string, Tally][] = [];
  for (const [name, part] of Object.entries(parts)) {
    console.log(`\n── ${name}`);
    tallies.push([name, await part()]);
  }
  console.log();
  // Each line names its part, so that only the last one reads as the result of the whole.
  for (const [name, tally] of tallies) console.log(partLines(name, tally).join('\n'));
  const total = sum(tallies.map(([, tally]) => tally));
  process.exitCode = total.failed === 0 ? 0 : 1;
  console.log(closingLine(total));
}

function freshReport(name: string): string {
  mkdirSync('.cache', { recursive: true });
  const file = `.cache/${name}.json`;
  rmSync(file, { force: true });
  return file;
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);
