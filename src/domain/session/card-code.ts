/** A way in on paper, shown once and stored nowhere in the browser: its link is read by a camera, its code is typed. */
export interface PaperCard {
  readonly link: string;
  readonly code: string;
  readonly ends_at: string;
}

/** The signs of a code that somebody types from paper: none looks like another, and thirty-two are five bits each. */
export const codeSigns = 'abcdefghijkmnpqrstuvwxyz23456789';

const groups = /^([a-z0-9]{4})([a-z0-9]{4})([a-z0-9]{4})$/;

/** What was typed as the card has it, `abcd-efgh-jkmn`: capitals, spaces and dashes do not matter. Null for anything else. */
export function readCardCode(typed: string): string | null {
  const signs = typed.toLowerCase().replace(/[\s\p{Pd}]/gu, '');
  if ([...signs].some((sign) => !codeSigns.includes(sign))) return null;
  return groups.exec(signs)?.slice(1).join('-') ?? null;
}
