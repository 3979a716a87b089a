/** Incidents live on the page of the person they happened to. */
export const incidentPath = (resident: string, incident: string, more: Readonly<Record<string, string>> = {}): string =>
  `?${new URLSearchParams({ id: resident, tab: 'notes', incident, ...more })}`;

export const incidentsPath = (resident: string): string => `?${new URLSearchParams({ id: resident, tab: 'notes' })}`;
