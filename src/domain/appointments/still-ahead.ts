/** The states of an appointment that is to take place. */
export const stillAhead = ['scheduled', 'confirmed'] as const;

export const isStillAhead = ({ status }: { readonly status: string | null }): boolean =>
  stillAhead.some((ahead) => ahead === status);
