import type { Excerpt } from '#domain/search/excerpt.ts';

/** A piece of text with what was looked for pointed at. */
export function Marked({ text, hits }: Excerpt) {
  const edges = [0, ...hits.flat(), text.length];
  return edges.slice(0, -1).map((from, at) => {
    const part = text.slice(from, edges[at + 1]);
    return at % 2 === 1 ? <mark key={from}>{part}</mark> : part;
  });
}
