import type { ReactNode } from 'react';
import { useRenewResidents, useResidentsLoad } from '../data/live-house.ts';
import { ErrorState, Loading } from '../page/states.tsx';

/** Says that nobody is there only where that is known. */
export function NoResidents({ children }: { children: ReactNode }) {
  const load = useResidentsLoad();
  const renew = useRenewResidents();
  if (load === 'failed')
    return (
      <ErrorState title="The residents of this house could not be loaded" onRetry={renew}>
        Check the network, then try again.
      </ErrorState>
    );
  return load === 'loaded' ? children : <Loading label="Loading residents" />;
}
