/** Ways to reach somebody who is not looking at the page. What reaches them there goes without saying. */
export const channels = { email: 'E-mail', push: 'Push message', sms: 'Text message' } as const;
export type Channel = keyof typeof channels;

export const isChannel = (name: unknown): name is Channel => typeof name === 'string' && Object.hasOwn(channels, name);

/** What became of telling somebody. */
const deliveryStates = {
  waiting: 'On its way',
  sent: 'Sent',
  failed: 'Could not be sent',
  not_needed: 'No longer needed',
} as const;
export type DeliveryState = keyof typeof deliveryStates;

/** Why something could not be delivered, and what helps. */
export const faults = {
  not_configured: 'This channel is not set up. Whoever runs Hearth can set it up.',
  no_address: 'There is no address or number. It is put right under “My profile”.',
  no_device: 'No device takes push messages. One is added under “My profile”.',
  refused: 'The address or number was refused. Check it under “My profile”.',
  unreachable: 'The service could not be reached.',
} as const;
export type Fault = keyof typeof faults;

/** Our own choice: about an hour and a half of tries. After that others have been told by escalation. */
export const mostAttempts = 8;
const longestPause = 32;

/** Minutes until the next try after so many in vain: one, two, four and so on. */
export const pauseAfter = (attempts: number): number => Math.min(2 ** Math.max(0, attempts - 1), longestPause);
