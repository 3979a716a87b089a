/** Nothing stands in a cell, or blanks alone. */
export const isBlank = (text: string | undefined): boolean => (text ?? '').trim() === '';
