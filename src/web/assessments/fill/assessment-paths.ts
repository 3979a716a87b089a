const page = '/assessment/detail';

/** A form about to be filled in for somebody. */
export const beginPath = (form: string, resident?: string): string =>
  `${page}?${new URLSearchParams({ form, ...(resident ? { resident } : {}) })}`;

/** One assessment: to go on with, or to read. */
export const resultPath = (id: string): string => `${page}?result=${id}`;

/** The form itself. */
export const formPath = (id: string): string => `${page}?id=${id}`;
