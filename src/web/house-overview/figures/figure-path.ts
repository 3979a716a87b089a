import type { FigureName } from '#domain/house-overview/figures.ts';

/** Where a figure of the chosen house is opened. */
export const figurePath = (name: FigureName): string => `/house-overview?figure=${name}`;
export const comparePath = '/house-overview?compare';
