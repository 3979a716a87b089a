import { useEffect, useState } from 'react';
import { authorization, url } from './api.ts';

/** Where files are sent to and fetched from. */
export const files = '/api/attachment/';

export async function download(id: string, signal?: AbortSignal): Promise<Blob | null> {
  const response = await fetch(url(`${files}${id}/download/`), { headers: authorization(), cache: 'no-store', ...(signal ? { signal } : {}) });
  return response.ok ? response.blob() : null;
}

/** A picture or document shown from memory: its own address needs the header and must not lie in a cache. */
export function useFile(id: string | null): { address: string | null; failed: boolean } {
  const [state, setState] = useState<{ id: string | null; address: string | null; failed: boolean }>({ id: null, address: null, failed: false });
  useEffect(() => {
    if (!id) return;
    const stop = new AbortController();
    let made: string | null = null;
    download(id, stop.signal).then(
      (blob) => {
        made = blob && URL.createObjectURL(blob);
        setState({ id, address: made, failed: !blob });
      },
      () => !stop.signal.aborted && setState({ id, address: null, failed: true }),
    );
    return () => {
      stop.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [id]);
  return state.id === id ? state : { address: null, failed: false };
}
