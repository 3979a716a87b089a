/** Minutes between two checks of somebody asleep: as agreed with them, or as usual in the house. */
export const nightChecks = {
  '0': 'Nobody looks in',
  '15': 'Every 15 minutes',
  '30': 'Every half hour',
  '60': 'Every hour',
  '120': 'Every 2 hours',
  '240': 'Every 4 hours',
} as const;

export const isNightCheck = (minutes: number): boolean => Object.hasOwn(nightChecks, String(minutes));
