/** Pictures of the product that a script takes while it runs. */
export type PictureName =
  | 'quick-record-phone'
  | 'drinks-round-tablet-night'
  | 'handover-desktop'
  | 'incident-desktop'
  | 'body-map-desktop'
  | 'reminders-desktop'
  | 'print-plan-easy-read';

/** One thing somebody wants to do or to know. */
export interface HelpPart {
  readonly heading: string;
  /** Said in order, where there is an order. */
  readonly steps?: readonly string[];
  /** Said in a sentence or two, where there is none. */
  readonly words?: string;
}

/** What a carer reads on one screen. Labels of the product stand in curly quotes, letter by letter. */
export interface Article {
  /** What it is for, in one sentence. */
  readonly purpose: string;
  readonly parts: readonly HelpPart[];
  /** The page it is about. */
  readonly page: { readonly to: string; readonly label: string };
  readonly picture?: { readonly name: PictureName; readonly shows: string };
}
