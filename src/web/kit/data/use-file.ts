import { useEffect, useState } from 'react';
import { getFile, type CallOptions } from '../api/api.ts';
import { downloadPath, thumbnailPath } from '../api/files.ts';

interface Fetched {
  /** The content, where it is to be read and not only shown. */
  blob: Blob | null;
  address: string | null;
  failed: boolean;
}
const nothing: Fetched = { blob: null, address: null, failed: false };

/** Shown from memory: its own address needs the header and must not lie in a cache. */
function useFetched(path: string | null, options: CallOptions): Fetched {
  const [state, setState] = useState<Fetched & { path: string | null }>({ ...nothing, path: null });
  const { quiet = false, isOpening = false } = options;
  useEffect(() => {
    if (!path) return;
    const stop = new AbortController();
    let made: string | null = null;
    void getFile(path, { quiet, isOpening, signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted) return;
      made = answer.ok ? URL.createObjectURL(answer.body) : null;
      setState({ path, blob: answer.ok ? answer.body : null, address: made, failed: !answer.ok });
    });
    return () => {
      stop.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [path, quiet, isOpening]);
  return state.path === path ? state : nothing;
}

/** A picture or document. */
export const useFile = (id: string | null, version: number | null = null): Fetched =>
  useFetched(id && downloadPath(id, version), { isOpening: true });

/** A small picture of it; one that cannot be had is nothing to speak of. */
export const useThumbnail = (id: string | null, version: number | null = null): Fetched =>
  useFetched(id && thumbnailPath(id, version), { quiet: true });
