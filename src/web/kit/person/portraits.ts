import { useEffect, useState } from 'react';
import { thumbnail } from '../api/thumbnails.ts';

/** Faces already fetched, for as long as someone is at work here: in memory, and never in any storage. */
const known = new Map<string, Promise<string | null>>();
const shown = new Map<string, string>();

async function fetched(id: string): Promise<string | null> {
  const address = await thumbnail(id);
  // Someone may have left while it was on its way.
  if (!known.has(id)) return null;
  // Next time it may come: the network comes and goes.
  if (address === null) known.delete(id);
  else shown.set(id, address);
  return address;
}

function portrait(id: string): Promise<string | null> {
  const asked = known.get(id) ?? fetched(id);
  known.set(id, asked);
  return asked;
}

/** The address of a face in memory; null until it is here, and where there is none. */
export function usePortrait(id: string | null): string | null {
  const [arrived, setArrived] = useState<{ id: string; address: string | null } | null>(null);
  useEffect(() => {
    if (!id) return;
    let isWanted = true;
    void portrait(id).then((address) => isWanted && setArrived({ id, address }));
    return () => {
      isWanted = false;
    };
  }, [id]);
  if (!id) return null;
  return arrived?.id === id ? arrived.address : (shown.get(id) ?? null);
}

/** Nobody's face stays behind when the device is locked or left, but one's own on one's own lock. */
export function forgetPortraits(own: string | null = null): void {
  for (const id of shown.keys()) if (id !== own) shown.delete(id);
  for (const id of known.keys()) if (id !== own || !shown.has(id)) known.delete(id);
}
