/** What the versions of one form have in common: their short code, or their title where they have none. */
export const seriesSql = (form: string): string => `lower(coalesce(${form}.code, ${form}.title))`;

/** The results that count. */
export const countsSql = (result: string): string =>
  `${result}.status in ('complete', 'countersigned') and not ${result}.is_deleted`;
