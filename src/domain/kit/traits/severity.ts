/** How much something matters, from what must be acted on now to what is only good to know. */
export const severities = {
  info: 'For information',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
} as const;
