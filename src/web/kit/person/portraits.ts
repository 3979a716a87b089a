import { thumbnail } from '../api/thumbnails.ts';
import type { ApiAnswer } from '../api/api.ts';
import { useLiveRead } from '../data/use-live-answer.ts';

type Face = ApiAnswer<string | null>;

/** Faces already fetched, for as long as someone is at work here: in memory, and never in any storage. */
const known = new Map<string, Promise<Face>>();
const shown = new Map<string, string>();

async function fetched(id: string): Promise<Face> {
  const answer = await thumbnail(id);
  // Next time it may come: the network comes and goes.
  if (!answer.ok || !answer.body) known.delete(id);
  // Someone may have left while it was on its way.
  else if (!known.has(id)) return { ...answer, body: null };
  else shown.set(id, answer.body);
  return answer;
}

function portrait(id: string): Promise<Face> {
  const asked = known.get(id) ?? fetched(id);
  known.set(id, asked);
  return asked;
}

/** The address of a face in memory; null until it is here, and where there is none. */
export function usePortrait(id: string | null): string | null {
  const { body } = useLiveRead(id, { of: [] }, portrait);
  return body ?? (id && shown.get(id)) ?? null;
}

/** Nobody's face stays behind when the device is locked or left, but one's own on one's own lock. */
export function forgetPortraits(own: string | null = null): void {
  for (const id of shown.keys()) if (id !== own) shown.delete(id);
  for (const id of known.keys()) if (id !== own || !shown.has(id)) known.delete(id);
}
