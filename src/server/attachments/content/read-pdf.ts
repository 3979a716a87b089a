import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buffer } from 'node:stream/consumers';
import { longestText } from '#domain/kit/traits/accepted-file.ts';
import { isRecordValues } from '#domain/kit/vocabulary/record-values.ts';

const reasons = ['damaged', 'slow', 'locked', 'script', 'carries'] as const;

/** What a PDF holds, or why it is refused. */
export type PdfReading =
  | { readonly pages: number; readonly text: string; readonly picture: string | null }
  | { readonly refused: (typeof reasons)[number] };

const reader = fileURLToPath(new URL('./pdf-reader.ts', import.meta.url));
const project = new URL('../../../../', import.meta.url);
const timeoutMs = 60_000;
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
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  // A reader that ended early stops listening; what it said, or did not say, is the answer.
  child.stdin.on('error', () => {});
  child.stdin.end(bytes);
  const said = await buffer(child.stdout);
  if (child.killed) return { refused: 'slow' };
  return readingOf(said.toString('utf8'));
}

/** The file may have made its reader say anything, so what it says is read like what a stranger sends. */
export function readingOf(said: string): PdfReading {
  const found = parsed(said);
  if (!isRecordValues(found)) return { refused: 'damaged' };
  const { pages, text, picture, refused = 'damaged' } = found;
  if (isCount(pages) && isText(text) && text.length <= longestText && (picture === null || isText(picture)))
    return { pages, text, picture };
  return { refused: reasons.find((reason) => reason === refused) ?? 'damaged' };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

function parsed(said: string): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return null;
  }
}
