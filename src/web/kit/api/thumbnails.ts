import { isRecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { get, type ApiAnswer } from './api.ts';
import { files } from './files.ts';
import type { Shape } from './shapes.ts';

/** As many as the server answers at once. */
const mostAtOnce = 50;

const isPictures: Shape<Record<string, string>> = (body): body is Record<string, string> =>
  isRecordValues(body) && Object.values(body).every((picture) => typeof picture === 'string');

type Picture = ApiAnswer<string | null>;
type Arrived = (picture: Picture) => void;
const waiting = new Map<string, Arrived[]>();

async function fetchSome(some: readonly [string, readonly Arrived[]][]): Promise<void> {
  // A small picture is decoration beside a name: one that does not come is not worth a message.
  const answer = await get(`${files}thumbnails/?ids=${some.map(([id]) => id).join(',')}`, {
    quiet: true,
    is: isPictures,
  });
  for (const [id, arrived] of some) {
    const picture = answer.ok && answer.body[id];
    const own = answer.ok ? { ...answer, body: picture ? `data:image/webp;base64,${picture}` : null } : answer;
    for (const settle of arrived) settle(own);
  }
}

function fetchWaiting(): void {
  const all = [...waiting];
  waiting.clear();
  for (let from = 0; from < all.length; from += mostAtOnce) void fetchSome(all.slice(from, from + mostAtOnce));
}

/** The small picture of a file, or null where it has none. All that a page asks for at once come in one answer. */
export function thumbnail(id: string): Promise<Picture> {
  if (waiting.size === 0) setTimeout(fetchWaiting);
  return new Promise((resolve) => waiting.set(id, [...(waiting.get(id) ?? []), resolve]));
}
