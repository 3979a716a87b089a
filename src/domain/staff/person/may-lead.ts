/** Whoever is employed as one of these can lead a shift, besides those who were found fit to. */
export const leadingRoles = ['manager', 'deputy', 'senior', 'nurse'] as const;

/** `person` is a row of staff, as much of it as its reader may see. */
export const mayLead = (person: { readonly role?: unknown; readonly may_lead_shift?: unknown }): boolean =>
  person.may_lead_shift === true || leadingRoles.some((role) => role === person.role);
