import type { Moment } from '#domain/kit/time/time.ts';
import { authorization, get, remove, replace, type ApiAnswer } from '../api/api.ts';
import { objectWith } from '../api/shapes.ts';
import { observable } from '../state/observable.ts';
import { presentMoment } from '../state/present-moment.ts';
import { isTransient } from '../state/refusal.ts';
import { showToast } from '../state/toasts.ts';
import { t } from '../state/words.ts';

/** An unfinished form: stored by the server for its author, with a copy in this tab until the server has it. */
export interface Draft {
  values: Record<string, unknown>;
  /** The id the record will have, made once when the form opened, so that a second try is no second record. */
  id: string | null;
  version: number | null;
  saved_at?: string;
}
type Copy = Draft & { isSent?: boolean };
const isDraft = objectWith<Copy>('values', 'id', 'version');
const isDraftOrNone = (body: unknown): body is Draft | null => body === null || isDraft(body);

export interface DraftKey {
  form: string;
  resident?: string | null;
  record?: string | null;
}
/** `here`: only this device has it, and it will stay so. */
export type DraftState = { kind: 'saving' } | { kind: 'saved'; at: Moment } | { kind: 'waiting' } | { kind: 'here' };

/** Milliseconds after the last key; the promise is two seconds at most. */
const pause = 1500;
const beforeRetry = 10_000;
/**
 * Whether the draft may be accepted when it is sent again unchanged: no answer came, the server could not give one or
 * has too much to do. Any other refusal would only be repeated.
 */
const mayArrive = (answer: ApiAnswer<unknown>) => isTransient(answer) || answer.status === 408 || answer.status === 429;

let owner = '';
/**
 * Copies have their author in the key, so that the next person at the tab never sees them. When the author is back,
 * what had not reached the server is sent.
 */
export function draftsBelongTo(userId: string): void {
  owner = userId;
  for (const copy of copies()) {
    const draft = readCopy(copy);
    if (draft && !draft.isSent)
      schedule(copy, keyOf(copy), { values: draft.values, id: draft.id, version: draft.version }, pause);
  }
}

const isMine = (copy: string) => copy.startsWith(`draft:${owner}:`);
const copyKey = ({ form, resident, record }: DraftKey) => `draft:${owner}:${form}:${resident ?? ''}:${record ?? ''}`;

function keyOf(copy: string): DraftKey {
  const [, , form = '', resident = '', record = ''] = copy.split(':');
  return { form, resident, record };
}

function pathOf({ form, resident, record }: DraftKey): string {
  const query = new URLSearchParams();
  if (resident) query.set('resident', resident);
  if (record) query.set('record', record);
  return `/api/draft/${form}/${query.size > 0 ? `?${query}` : ''}`;
}

interface Pending {
  key: DraftKey;
  draft: Draft;
  isSending?: true;
  isDropped?: true;
  timer: ReturnType<typeof setTimeout>;
}
const pending = new Map<string, Pending>();
/** Those of which the server has nothing: most records are saved before their draft would have been sent. */
const notOnServer = new Set<string>();
const states = observable<Readonly<Record<string, DraftState>>>({});
const setDraftState = (copy: string, state: DraftState) => states.set((now) => ({ ...now, [copy]: state }));

export function useDraftState(key: DraftKey | null): DraftState | undefined {
  const all = states.use();
  return key ? all[copyKey(key)] : undefined;
}

function schedule(copy: string, key: DraftKey, draft: Draft, ms: number) {
  clearTimeout(pending.get(copy)?.timer);
  pending.set(copy, { key, draft, timer: setTimeout(() => void send(copy), ms) });
}

/** The session decides whose draft the server takes it for: what somebody else left behind stays a copy of theirs. */
async function send(copy: string, keepalive = false): Promise<void> {
  const waiting = pending.get(copy);
  if (!waiting) return;
  clearTimeout(waiting.timer);
  if (!isMine(copy)) return void pending.delete(copy);
  waiting.isSending = true;
  setDraftState(copy, { kind: 'saving' });
  notOnServer.delete(copy);
  const answer = await replace(pathOf(waiting.key), waiting.draft, {
    quiet: true,
    keepalive,
    headers: authorization(),
  });
  notOnServer.delete(copy);
  // Dropped on its way, it may have arrived after the request that dropped it.
  if (waiting.isDropped && !pending.has(copy) && isMine(copy)) return void (await removeDraft(waiting.key));
  if (pending.get(copy) !== waiting) return;
  pending.delete(copy);
  const isWaiting = mayArrive(answer);
  setDraftState(copy, answer.ok ? { kind: 'saved', at: presentMoment() } : { kind: isWaiting ? 'waiting' : 'here' });
  if (answer.ok) copyDraft(copy, waiting.draft, true);
  else if (isWaiting && isMine(copy)) schedule(copy, waiting.key, waiting.draft, beforeRetry);
}

/** `isSent`: the server has it too. */
function copyDraft(copy: string, draft: Draft, isSent: boolean): void {
  try {
    sessionStorage.setItem(copy, JSON.stringify({ ...draft, saved_at: presentMoment(), isSent }));
  } catch {
    // An older copy would pass for the newest words.
    sessionStorage.removeItem(copy);
    if (!isSent) showToast(t('storage.draft'), 'error');
  }
}

/** Call at every change of a form: the copy is made at once, the server receives it when the typing rests. */
export function saveDraft(key: DraftKey, draft: Draft): void {
  const copy = copyKey(key);
  copyDraft(copy, draft, false);
  schedule(copy, key, draft, pause);
}

function readCopy(copy: string): Copy | null {
  const text = sessionStorage.getItem(copy);
  if (text === null) return null;
  try {
    const copied: unknown = JSON.parse(text);
    return isDraft(copied) ? copied : null;
  } catch {
    sessionStorage.removeItem(copy);
    return null;
  }
}

/** What only this tab has comes first. What the server has had is read from there: by now it may be saved, thrown away or gone on with elsewhere. Undefined where nobody could say whether there is one. */
export async function readDraft(key: DraftKey): Promise<Draft | null | undefined> {
  const name = copyKey(key);
  const copy = readCopy(name);
  if (copy && !copy.isSent) return copy;
  const answer = await get(pathOf(key), { is: isDraftOrNone, isOpening: true });
  if (answer.ok && answer.body === null && !pending.get(name)?.isSending) notOnServer.add(name);
  return answer.ok ? answer.body : (copy ?? undefined);
}

/** After the record is saved, or when the person throws the draft away. */
export async function dropDraft(key: DraftKey): Promise<void> {
  const copy = copyKey(key);
  const waiting = pending.get(copy);
  if (waiting) {
    clearTimeout(waiting.timer);
    waiting.isDropped = true;
    pending.delete(copy);
  }
  sessionStorage.removeItem(copy);
  states.set((now) => Object.fromEntries(Object.entries(now).filter(([key]) => key !== copy)));
  if (!notOnServer.has(copy)) await removeDraft(key);
}

/** A tab that is closed right after saving leaves no draft behind. */
const removeDraft = (key: DraftKey) => remove(pathOf(key), { quiet: true, keepalive: true });

/** The forms begun about somebody and not saved, as far as this tab knows, each with the record it changes, if it changes one. */
export const draftsAbout = (resident: string): readonly DraftKey[] =>
  copies()
    .map(keyOf)
    .filter((key) => key.resident === resident);

const copies = () => Object.keys(sessionStorage).filter(isMine);

/** Before a lock or a sign-out: every draft goes to the server, and a copy goes away once it is there. */
export async function settleDrafts(): Promise<void> {
  await Promise.all(
    copies().map(async (copy) => {
      await send(copy, true);
      if (readCopy(copy)?.isSent) sessionStorage.removeItem(copy);
    }),
  );
}

/** A closing tab has no time to wait, but the request may outlive it. */
export const sendDraftsNow = () => pending.forEach((_, copy) => void send(copy, true));
