export interface SheetLine {
  /** As the spreadsheet counts its rows. */
  readonly line: number;
  readonly cells: readonly string[];
}
