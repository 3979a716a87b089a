/** The server writes the provider's name into the page. */
export const providerName = () => document.querySelector('meta[name="provider"]')?.getAttribute('content') ?? '';
