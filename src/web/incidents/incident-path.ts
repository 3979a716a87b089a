/** Incidents live on the page of the person they happened to, those about the house on the house's. */
export const incidentPath = (
  resident: string | null,
  incident: string,
  more: Readonly<Record<string, string>> = {},
): string =>
  `?${new URLSearchParams(resident === null ? { incidents: 'open', incident, ...more } : { id: resident, tab: 'notes', incident, ...more })}`;

export const incidentsPath = (resident: string | null): string =>
  `?${new URLSearchParams(resident === null ? { incidents: 'open' } : { id: resident, tab: 'notes' })}`;
