export interface NotePrompt {
  readonly label: string;
  readonly question: string;
  /** How its paragraph begins; the first one needs no introduction. */
  readonly lead: string;
}

/** What makes a note a piece of care and not a tick: the person stands in it, and so does how it ended. */
export const notePrompts: readonly NotePrompt[] = [
  { label: 'What happened', question: 'What did you see and hear? Use their own words.', lead: '' },
  { label: 'What you did', question: 'What did you do or offer?', lead: 'What I did: ' },
  {
    label: 'How they responded',
    question: 'What did they say or do then? How were they afterwards?',
    lead: 'How they responded: ',
  },
  { label: 'What next', question: 'What should the next shift do or watch?', lead: 'What next: ' },
];

export const isAnswered = (body: string, { lead }: NotePrompt): boolean =>
  lead === '' ? body.trim() !== '' : body.includes(lead.trim());

/** The text with a paragraph begun for a prompt; as it was where the prompt has its paragraph already. */
export function withPrompt(body: string, prompt: NotePrompt): string {
  if (prompt.lead === '' || isAnswered(body, prompt)) return body;
  const written = body.trimEnd();
  return written === '' ? prompt.lead : `${written}\n\n${prompt.lead}`;
}
