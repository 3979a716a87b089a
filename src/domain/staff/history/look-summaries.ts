/** What the history stores of a look at no single record. Lines that were written long ago hold these words: they stay. */
export const lookSummaries = {
  list: 'list',
  smallPicture: 'small picture',
  smallPictures: 'small pictures',
  dueList: 'due list',
  housesCompared: 'houses compared',
  rotaGrid: 'rota grid',
} as const;
type LookSummary = (typeof lookSummaries)[keyof typeof lookSummaries];

/** What was seen, as a sentence says it; a list is called by what it lists. */
export const seenWords: { readonly [S in Exclude<LookSummary, typeof lookSummaries.list>]: string } = {
  'small picture': 'a small picture of a file',
  'small pictures': 'small pictures of files',
  'due list': 'the assessments that are due',
  'houses compared': 'the houses side by side',
  'rota grid': 'the rota',
};
