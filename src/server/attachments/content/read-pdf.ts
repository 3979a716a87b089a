import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buffer } from 'node:stream/consumers';

/** What a PDF holds, or why it is refused. */
export type PdfReading =
  | { readonly pages: number; readonly text: string; readonly picture: string | null }
  | { readonly refused: 'damaged' | 'slow' | 'locked' | 'script' | 'carries' };

const reader = fileURLToPath(new URL('./pdf-reader.ts', import.meta.url));
const project = new URL('../../../../', import.meta.url);
const patience = 60_000;
const mostMegabytes = 512;

/** It may read the programs of this project and nothing else, and knows no secret of the server. */
const readable = ['src/', 'node_modules/', 'package.json'].map(
  (name) => `--allow-fs-read=${fileURLToPath(new URL(name, project))}`,
);
const confined = [
  '--permission',
  // The picture of the first page is drawn by a native library.
  '--allow-addons',
  ...readable,
  `--max-old-space-size=${mostMegabytes}`,
  '--no-warnings',
];

let turn: Promise<unknown> = Promise.resolve();

/** One at a time on a node: a house that uploads must not slow down a house that records. */
export function readPdf(bytes: Buffer): Promise<PdfReading> {
  const mine = turn.then(() => readAlone(bytes));
  turn = mine.catch(() => null);
  return mine;
}

async function readAlone(bytes: Buffer): Promise<PdfReading> {
  const child = spawn(process.execPath, [...confined, reader], {
    env: { NODE_OPTIONS: '' },
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: patience,
    killSignal: 'SIGKILL',
  });
  // A reader that ended early stops listening; what it said, or did not say, is the answer.
  child.stdin.on('error', () => {});
  child.stdin.end(bytes);
  const said = await buffer(child.stdout);
  if (child.killed) return { refused: 'slow' };
  try {
    return JSON.parse(said.toString('utf8')) as PdfReading;
  } catch {
    return { refused: 'damaged' };
  }
}
