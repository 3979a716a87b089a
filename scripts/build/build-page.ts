/** Builds the page, if anything it is made of has changed since it was last built. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runPart } from '../testing/run-part.ts';

const sources = [
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'public/**/*',
  'src/web/**/*',
  'src/domain/**/*',
  'scripts/build/*',
];
const page = 'dist/index.html';
const stamp = '.cache/page-built-from';

/** True when the page stands, built now or before. What the build says goes to `output`. */
export async function buildPage(output: number | 'inherit' = 'inherit'): Promise<boolean> {
  const now = fingerprint();
  if (existsSync(page) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return true;
  console.log('Building the page …');
  rmSync(stamp, { force: true });
  if ((await runPart('vite', ['build', '--logLevel', 'warn'], { output })) !== 0) return false;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
  return true;
}

/** Of contents, not times: a fresh clone or a copy changes every time and no content. */
function fingerprint(): string {
  const files = globSync(sources, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
