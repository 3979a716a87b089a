import { useEffect, useState } from 'react';
import { momentInWords, useHouseClock } from '../../house/house-clock.ts';
import { presentMoment } from '../../state/present-moment.ts';
import { nameOf } from '../../state/session.ts';
import { useAuth, useSelectedHome } from '../../state/store.ts';

/** Heads every printed sheet: a page left on a printer must say whose it is and when it was true. */
export function PrintHeader() {
  const { user } = useAuth();
  const selected = useSelectedHome();
  const { zone } = useHouseClock();
  const [printedAt, setPrintedAt] = useState(presentMoment);
  useEffect(() => {
    const stamp = () => setPrintedAt(presentMoment());
    window.addEventListener('beforeprint', stamp);
    return () => window.removeEventListener('beforeprint', stamp);
  }, []);
  return (
    <p className="print-only" data-print-header>
      {selected?.name ?? 'No house chosen'} · Confidential · Printed by {user ? nameOf(user) : 'nobody signed in'},{' '}
      {momentInWords(printedAt, zone)}
    </p>
  );
}
