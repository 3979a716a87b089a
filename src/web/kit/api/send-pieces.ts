import { pieceBytes } from '#domain/kit/traits/accepted-file.ts';
import { create, remove, replace, type ApiAnswer } from './api.ts';
import { objectWith } from './shapes.ts';
import { isRetryable, type ApiRefusal } from '../state/refusal.ts';

/** How much of a file the server has. */
interface Arrived {
  received: number;
}

export interface PieceCalls {
  begin(file: { id: string; name: string; size: number; sha256: string | null }): Promise<ApiAnswer<Arrived>>;
  add(id: string, start: number, bytes: Blob): Promise<ApiAnswer<Arrived>>;
}

const hasArrived = objectWith<Arrived>('received');

const path = '/api/upload/';

/** Nobody is told of a call that fails: the file's own line says how it stands. */
const callsWith = (signal: AbortSignal): PieceCalls => {
  const quiet = { is: hasArrived, quiet: true, signal };
  return {
    begin: (file) => create(path, file, quiet),
    add: (id, start, bytes) => replace(`${path}${id}/${start}/`, bytes, quiet),
  };
};

export const giveUp = (id: string) => remove(`${path}${id}/`, { quiet: true, keepalive: true });

interface FileSending {
  file: File;
  /** Made once for each file, so that what is sent again is the same file. */
  id: string;
  signal: AbortSignal;
  /** What the server has, and never more; `isWaiting` while the network is away. */
  onProgress(received: number, isWaiting: boolean): void;
}

/** Where the calls and the patience come from; a test brings its own. */
interface Means {
  calls?: PieceCalls;
  waits?: (signal: AbortSignal) => Promise<void>;
}

const again = 3_000;

/** Until it is worth another try: the network says that it is back, or a few seconds have gone. */
const untilWorthTrying = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, again);
    window.addEventListener('online', go);
    signal.addEventListener('abort', go);
  });

/** A locked screen is unlocked again, and the file goes on from where it was. */
const mayStillWork = (refused: ApiRefusal): boolean => isRetryable(refused) || refused.locked;

/** Null where the page is not served over TLS, which the browser asks for; then the server counts the bytes alone. */
async function fingerprint(file: File): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Sends a file piece by piece, and after every cut goes on from what the server has. Null once it has all of it. */
export async function sendPieces(
  { file, id, signal, onProgress }: FileSending,
  { calls = callsWith(signal), waits = untilWorthTrying }: Means = {},
): Promise<ApiRefusal | null> {
  const facts = { id, name: file.name, size: file.size, sha256: await fingerprint(file) };
  /** What the server last said it has; null where it has to be asked first. */
  let received: number | null = null;
  let known = 0;
  const next = (): Promise<ApiAnswer<Arrived>> => {
    if (received === null) return calls.begin(facts);
    return calls.add(id, received, file.slice(received, received + pieceBytes));
  };
  while (!signal.aborted && (received === null || received < file.size)) {
    const answer = await next();
    if (answer.ok) {
      received = known = answer.body.received;
      onProgress(known, false);
    } else if (mayStillWork(answer)) {
      onProgress(known, true);
      await waits(signal);
      // Beginning again under the same id says how much has come.
      received = null;
    } else if (answer.status === 409 && received !== null) received = null;
    else return answer;
  }
  return null;
}
