import { useEffect, useState } from 'react';
import { nameOf } from './session.ts';
import { useAuth, useChosenHome } from './store.ts';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** Heads every printed sheet: a page left on a printer must say whose it is and when it was true. */
export function PrintHeader() {
  const { user } = useAuth();
  const { selected } = useChosenHome();
  const [printedAt, setPrintedAt] = useState(() => new Date());
  useEffect(() => {
    const stamp = () => setPrintedAt(new Date());
    window.addEventListener('beforeprint', stamp);
    return () => window.removeEventListener('beforeprint', stamp);
  }, []);
  return (
    <p className="print-only">
      {selected?.name ?? 'No house chosen'} · Confidential · Printed by {user ? nameOf(user) : 'nobody signed in'}, {moment.format(printedAt)}
    </p>
  );
}
