import { useEffect, useState } from 'react';
import { getFile, type CallOptions } from '../api/api.ts';
import { downloadPath, thumbnailPath } from '../api/files.ts';
import { useLiveRead } from './use-live-answer.ts';

interface Fetched {
  /** The content, where it is to be read and not only shown. */
  blob: Blob | null;
  address: string | null;
  state: 'none' | 'loading' | 'loaded' | 'stale' | 'missing' | 'refused' | 'failed';
  reload(): void;
}

const troubles: Readonly<Record<number, Fetched['state']>> = { 403: 'refused', 404: 'missing' };

/** Shown from memory: its own address needs the header and must not lie in a cache. */
function useAddress(blob: Blob | null): string | null {
  const [made, setMade] = useState<{ blob: Blob; address: string } | null>(null);
  useEffect(() => {
    if (!blob) return;
    const address = URL.createObjectURL(blob);
    setMade({ blob, address });
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return made?.blob === blob ? made.address : null;
}

/** Never another content under the same path: a new version has a path of its own. */
function useFetched(path: string | null, options: CallOptions): Fetched {
  const read = useLiveRead<Blob>(path, { of: [] }, (asked, given) => getFile(asked, { ...given, ...options }));
  const { body: blob, status, reload } = read;
  const address = useAddress(blob);
  const state = read.state === 'loaded' && !address ? 'loading' : read.state;
  return { blob, address, state: path ? (troubles[status ?? 0] ?? state) : 'none', reload };
}

/** A picture or document. */
export const useFile = (id: string | null, version: number | null = null): Fetched =>
  useFetched(id && downloadPath(id, version), {});

/** A small picture of it; one that cannot be had is nothing to speak of. */
export const useThumbnail = (id: string | null, version: number | null = null): Fetched =>
  useFetched(id && thumbnailPath(id, version), { quiet: true });
