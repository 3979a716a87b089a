/** A table that is worked through by keys, as the authoring practices of ARIA have it. Lines lay themselves out, so each part says what it is. */
export const asGrid = { role: 'grid' } as const;
export const asRow = { role: 'row' } as const;
export const asRowHead = { role: 'rowheader', scope: 'row' } as const;
export const asColumnHead = { role: 'columnheader', scope: 'col' } as const;
export const asCell = { role: 'gridcell' } as const;
export const asGroup = { role: 'rowgroup' } as const;
