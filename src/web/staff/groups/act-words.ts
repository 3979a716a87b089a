const verbs: Readonly<Record<string, string>> = {
  view: 'See',
  add: 'Add',
  change: 'Change',
  delete: 'Remove',
  change_own: 'Change own',
  delete_own: 'Remove own',
  view_deleted: 'See deleted ones',
};

const usual = Object.keys(verbs);
/** The everyday acts in their usual order, then the rest. */
export const byUse = (a: string, b: string): number => place(a) - place(b) || a.localeCompare(b);
const place = (act: string) => (usual.includes(act) ? usual.indexOf(act) : usual.length);

const capital = (words: string) => words.replace(/^./, (letter) => letter.toUpperCase());

/** An act as one would say it: `view:about_me` is “See (about me)”. */
export function actWords(act: string): string {
  const [verb = act, part] = act.split(':');
  const words = verbs[verb] ?? capital(verb.replaceAll('_', ' '));
  return part ? `${words} (${part.replaceAll('_', ' ')})` : words;
}
