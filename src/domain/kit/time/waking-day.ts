/** When people are up, so that what is spread over a day is spread over this; our own choice. */
export const wakingDay = { from: '07:00', to: '22:00' } as const;
