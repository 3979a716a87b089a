/** The charts a goal can name as its measure; “none” where only a person can judge it. */
export const goalCharts = {
  fluids: 'Fluid chart',
  weight: 'Weight chart',
  sleep: 'Sleep chart',
  mood: 'Mood chart',
  washes: 'Baths and washes',
  falls: 'Falls',
  incidents: 'Incidents',
  declined: 'What they chose not to have',
  notes: 'Notes about this plan',
  none: 'No chart: we judge it together',
} as const;
