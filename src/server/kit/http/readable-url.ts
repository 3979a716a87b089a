/**
 * The router answers an address it cannot decode by itself, without headers and in a shape of its own. Such an address
 * is led to one that does not exist, so that it gets the answer of any other.
 */
export function readableUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (!path.includes('%') || isDecodable(path)) return url;
  return path.startsWith('/api/') ? '/api/unreadable' : '/unreadable';
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}
