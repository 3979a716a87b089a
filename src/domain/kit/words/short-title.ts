const longest = 80;

/** The first sentence of what was said, as far as it fits on a card; null where nothing was said yet. */
export function shortTitle(body: string | null | undefined): string | null {
  const said = (body ?? '').trim().replaceAll(/\s+/g, ' ');
  if (said === '') return null;
  const [first = said] = /^.+?[.!?](?=\s|$)/.exec(said) ?? [];
  const sentence = first.replace(/\.$/, '');
  if (sentence.length <= longest) return sentence;
  const cut = sentence.slice(0, longest - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')) || cut}…`;
}
