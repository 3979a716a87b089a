/** The states of an appointment that is to take place. */
export const stillAhead: readonly string[] = ['scheduled', 'confirmed'];
