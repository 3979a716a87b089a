import { useEffect, useState } from 'react';
import { getFile, type CallOptions } from './api.ts';

/** Where files are sent to and fetched from. */
export const files = '/api/attachment/';

export const download = (id: string, options: CallOptions = {}) => getFile(`${files}${id}/download/`, options);

/** A picture or document shown from memory: its own address needs the header and must not lie in a cache. */
export function useFile(id: string | null): { address: string | null; failed: boolean } {
  const [state, setState] = useState<{ id: string | null; address: string | null; failed: boolean }>({
    id: null,
    address: null,
    failed: false,
  });
  useEffect(() => {
    if (!id) return;
    const stop = new AbortController();
    let made: string | null = null;
    void download(id, { isOpening: true, signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted) return;
      made = answer.ok ? URL.createObjectURL(answer.body) : null;
      setState({ id, address: made, failed: !answer.ok });
    });
    return () => {
      stop.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [id]);
  return state.id === id ? state : { address: null, failed: false };
}
