/** An agency worker reads the last days of an entry, not the years before. */
export const lastDays = (days: number) => ({ 'view:recent': { rows: { occurred_at: { withinDays: days } } } }) as const;
