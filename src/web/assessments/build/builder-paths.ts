const page = '/assessment/possible-answer';

/** All forms, to make and to change. */
export const buildersPath = page;

/** The builder of one form. */
export const builderPath = (form: string): string => `${page}?form=${form}`;
