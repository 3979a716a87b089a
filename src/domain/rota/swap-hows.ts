/** What somebody who cannot work a shift may ask for. */
export const swapHows = {
  give_back: 'Give it back',
  offer: 'Offer it to a colleague',
  exchange: 'Exchange it for a colleague’s shift',
} as const;
export type SwapHow = keyof typeof swapHows;
