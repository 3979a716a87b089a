import { announce, type OnRefused } from './error-catalogue.ts';
import { refusal, unreadable, type ApiRefusal } from '../state/refusal.ts';
import type { Shape } from './shapes.ts';

interface Success<T> {
  ok: true;
  status: number;
  body: T;
  /** The path of the next page, when there is more. */
  next: string | null;
}
export type ApiAnswer<T> = Success<T> | ApiRefusal;

export interface CallOptions {
  onRefused?: OnRefused;
  /** Says nothing on refusal: nobody asked for this call (a retry, a re-read after a change, a draft being saved). */
  quiet?: boolean;
  /** A page reads this as it opens: a message is shown once per page, however many of its reads are refused alike. */
  isOpening?: boolean;
  /** The page itself says what a refusal with this status means. */
  saidFor?: number | undefined;
  /** Lets the call outlive the page, for what must still arrive when a tab closes. */
  keepalive?: boolean;
  signal?: AbortSignal;
  /** Milliseconds, where the server has more to do than usual: to look through a file, to make one. */
  timeoutMs?: number;
  /** Speaks for a session that is about to be forgotten. */
  headers?: Record<string, string>;
}

export interface ReadOptions<T> extends CallOptions {
  /** What the answer must look like; another is told as one that could not be read. Without it nobody knows what came. */
  is: Shape<T>;
}

/** The page's own origin. */
const host = '';
/** A wireless network that has gone quiet must not leave "Saving…" on the screen for ever. */
const usualTimeoutMs = 30_000;

interface Session {
  token(): string | null;
  /** The server has locked the session. */
  onLocked(): void;
  /** The server no longer knows the session, for the reason it gave. */
  onEnded(refused: ApiRefusal): void;
  /** The server asks who is there once more; whether they have shown it. */
  askForProof?: () => Promise<boolean>;
}
const nobody: Session = { token: () => null, onLocked: () => {}, onEnded: () => {} };
let session = nobody;

/** Tells the calls whose session they carry; the api itself knows no store. */
export const connect = (given: Session) => void (session = given);

export const authorization = (): Record<string, string> => {
  const token = session.token();
  return token ? { Authorization: `Token ${token}` } : {};
};

export const url = (path: string) => `${host}${path}`;

/** Its path, where the link names the host too. */
const nextPage = (link: string | null): string | null =>
  link?.match(/<(?:https?:\/\/[^/>]+)?([^>]+)>\s*;[^,]*rel="?next"?/)?.[1] ?? null;

/** The body as it came; null where none did, and undefined where it is no JSON. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRead: Shape<unknown> = (body): body is unknown => body !== undefined;
/** No file of ours is a page: something between has answered in the server's place. */
const isFile: Shape<Blob> = (body): body is Blob => body instanceof Blob && !body.type.startsWith('text/html');

function request(method: string, payload: unknown, headers: Record<string, string>, options: CallOptions): RequestInit {
  const isBytes = payload instanceof Blob;
  const type = isBytes ? 'application/octet-stream' : 'application/json';
  const late = AbortSignal.timeout(options.timeoutMs ?? usualTimeoutMs);
  return {
    method,
    headers: payload === undefined ? headers : { ...headers, 'Content-Type': type },
    signal: AbortSignal.any([late, ...(options.signal ? [options.signal] : [])]),
    cache: 'no-store',
    ...(payload === undefined ? {} : { body: isBytes ? payload : JSON.stringify(payload) }),
    ...(options.keepalive ? { keepalive: true } : {}),
  };
}

interface Expected<T> {
  is: Shape<T>;
  read?: (response: Response) => Promise<unknown>;
}

/**
 * One attempt. An answer that cannot be read whole counts as none, for nobody may believe that it was saved; but where
 * something did answer, it is not the network that is missing.
 */
async function attempt<T>(path: string, init: RequestInit, { is, read = bodyOf }: Expected<T>): Promise<ApiAnswer<T>> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(url(path), init);
    body = await (response.ok ? read : bodyOf)(response);
  } catch {
    return refusal(0, null);
  }
  const { ok, status, headers } = response;
  // A proxy's error page still has a status to go by.
  if (!ok) return refusal(status, body ?? null);
  return is(body) ? { ok, status, body, next: nextPage(headers.get('Link')) } : unreadable;
}

interface Call<T> extends Expected<T> {
  method: string;
  path: string;
  payload?: unknown;
}

async function call<T>(asked: Call<T>, options: CallOptions, isRepeated = false): Promise<ApiAnswer<T>> {
  const { method, path, payload } = asked;
  const token = session.token();
  const init = request(method, payload, options.headers ?? authorization(), options);
  const answer = await attempt(path, init, asked);
  // What was asked for one person is told to nobody who came after them.
  if (session.token() !== token) return options.headers ? answer : refusal(0, null);
  if (answer.ok || options.signal?.aborted) return answer;
  if (answer.code === 'proof' && !options.quiet && !isRepeated && session.askForProof)
    return (await session.askForProof()) ? call(asked, options, true) : answer;
  if (answer.locked) session.onLocked();
  else if (!options.quiet && answer.status !== options.saidFor) announce(answer, options);
  if (answer.status === 401 && !answer.locked) session.onEnded(answer);
  return answer;
}

interface SignIn<T> {
  is: Shape<T>;
  onSuccess(body: T): void;
}

/** Signs in, or does anything else that carries no authorization. */
export async function login<T>(path: string, payload: unknown, { is, onSuccess }: SignIn<T>): Promise<ApiAnswer<T>> {
  const answer = await attempt(path, request('POST', payload, {}, {}), { is });
  if (answer.ok) onSuccess(answer.body);
  else announce(answer);
  return answer;
}

type Options<T> = CallOptions & Partial<ReadOptions<T>>;

/** The answer has the shape that was asked for; to whoever asked for none it is unknown. */
const shaped = <T>(asked: Omit<Call<T>, 'is'>, { is, ...options }: Options<T>): Promise<ApiAnswer<unknown>> =>
  call<unknown>({ ...asked, is: is ?? isRead }, options);

export function get<T>(path: string, options: ReadOptions<T>): Promise<ApiAnswer<T>>;
export function get(path: string, options?: CallOptions): Promise<ApiAnswer<unknown>>;
export function get<T>(path: string, options: Options<T> = {}) {
  return shaped({ method: 'GET', path }, options);
}
/** A file's content, in memory. */
export const getFile = (path: string, options: CallOptions = {}) =>
  call({ method: 'GET', path, is: isFile, read: (response) => response.blob() }, options);

export function create<T>(path: string, payload: unknown, options: ReadOptions<T>): Promise<ApiAnswer<T>>;
export function create(path: string, payload: unknown, options?: CallOptions): Promise<ApiAnswer<unknown>>;
export function create<T>(path: string, payload: unknown, options: Options<T> = {}) {
  return shaped({ method: 'POST', path, payload }, options);
}

export function partialUpdate<T>(
  path: string,
  id: string,
  payload: unknown,
  options: ReadOptions<T>,
): Promise<ApiAnswer<T>>;
export function partialUpdate(
  path: string,
  id: string,
  payload: unknown,
  options?: CallOptions,
): Promise<ApiAnswer<unknown>>;
export function partialUpdate<T>(path: string, id: string, payload: unknown, options: Options<T> = {}) {
  return shaped({ method: 'PATCH', path: `${path}${id}/`, payload }, options);
}

export function replace<T>(path: string, payload: unknown, options: ReadOptions<T>): Promise<ApiAnswer<T>>;
export function replace(path: string, payload: unknown, options?: CallOptions): Promise<ApiAnswer<unknown>>;
export function replace<T>(path: string, payload: unknown, options: Options<T> = {}) {
  return shaped({ method: 'PUT', path, payload }, options);
}

/** Takes no handler of its own, as the specification has it. */
export const remove = (path: string, options: Omit<CallOptions, 'onRefused'> = {}) =>
  call({ method: 'DELETE', path, is: isRead }, options);

/** Every page of a list, for the few lists that must be whole. */
export async function getAll<T>(path: string, options: ReadOptions<T[]>): Promise<ApiAnswer<T[]>> {
  const records: T[] = [];
  for (let next: string | null = path; next;) {
    const page: ApiAnswer<T[]> = await get<T[]>(next, options);
    if (!page.ok) return page;
    records.push(...page.body);
    next = page.next;
  }
  return { ok: true, status: 200, body: records, next: null };
}
