/** Which lines and branches the tests reach, layer by layer. A report, not a gate: what is reached is not yet proved. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../setup.mjs';
import { runPart } from './run-part.ts';

type Counted = Readonly<
  Record<'lines' | 'branches' | 'functions', { readonly total: number; readonly covered: number }>
>;

const layers = ['src/domain', 'src/server', 'src/web'];
const folder = '.cache/coverage';

export async function reportCoverage(): Promise<void> {
  // Journeys reach the screens through a browser, and are not counted.
  process.exitCode = await runPart('vitest', [
    'run',
    '--coverage.enabled',
    '--coverage.include=src/**/*.{ts,tsx}',
    '--coverage.reporter=json-summary',
    '--coverage.reporter=html',
    '--coverage.reportOnFailure',
    `--coverage.reportsDirectory=${folder}`,
    '--reporter=dot',
    '--project=!size',
  ]);
  const files = JSON.parse(readFileSync(`${folder}/coverage-summary.json`, 'utf8')) as Record<string, Counted>;
  console.table(Object.fromEntries(layers.map((layer) => [layer, sharesOf(filesIn(files, layer))])));
  console.log(`Line by line: ${folder}/index.html`);
}

const filesIn = (files: Record<string, Counted>, layer: string): readonly Counted[] =>
  Object.entries(files).flatMap(([path, counted]) => (relative(root, path).startsWith(layer) ? [counted] : []));

function sharesOf(files: readonly Counted[]): Record<string, string | number> {
  const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
  const share = (what: keyof Counted) =>
    `${((sum(files.map((file) => file[what].covered)) / sum(files.map((file) => file[what].total))) * 100).toFixed(1)} %`;
  return { files: files.length, lines: share('lines'), branches: share('branches'), functions: share('functions') };
}
