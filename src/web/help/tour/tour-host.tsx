import { useEffect } from 'react';
import { LazyDialog, lazyPage } from '../../kit/page/opening/lazy-page.tsx';
import { useAuth, useSelectedHome } from '../../kit/state/store.ts';
import { touring } from './touring.ts';

const Tour = lazyPage(() => import('./tour.tsx'));
const end = () => touring.set(false);

/** Shows somebody around, over the screen they work with; its code comes only then. */
export function TourHost() {
  const { user } = useAuth();
  const home = useSelectedHome();
  const isOn = touring.use();
  // Whoever comes to this device next begins without it.
  useEffect(() => end, [user?.id, home?.id]);
  return <LazyDialog onClose={end}>{isOn && user && home && <Tour user={user} />}</LazyDialog>;
}
