/** So many cells of a line are looked at. */
export const mostCells = 200;
/** So many characters a cell of a spreadsheet has at most. */
export const longestCell = 32_767;

export interface SheetLine {
  /** As the spreadsheet counts its rows. */
  readonly line: number;
  readonly cells: readonly string[];
}
