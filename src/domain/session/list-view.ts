/** How somebody likes to look at a list, under a name of their own. */
export interface NamedView {
  readonly id: string;
  readonly name: string;
  /** The part of the list's address that says what it shows, and how. */
  readonly query: string;
}

/** More would be a list to search in. */
export const mostViews = 20;
export const longestName = 60;
export const longestQuery = 2000;
