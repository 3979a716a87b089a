/** The push services of Chrome, Firefox, Edge and Safari. A host with a dot before it stands for all under it. */
const known = ['fcm.googleapis.com', '.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'] as const;

/**
 * Whether a browser's address for push messages is that of a push service. The server posts to it, so any other
 * address would let a signed-in person make it call machines that only it can reach.
 */
export function isPushService(endpoint: string, others: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, hostname } = new URL(endpoint);
  if (others.includes(host)) return protocol === 'https:' || protocol === 'http:';
  return (
    protocol === 'https:' && known.some((name) => (name.startsWith('.') ? hostname.endsWith(name) : hostname === name))
  );
}
