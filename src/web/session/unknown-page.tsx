import type { ReactNode } from 'react';
import { Gate } from '#web/kit/shell/gate.tsx';
import css from './session.module.css';

/** An address that leads nowhere, and where one can go instead. */
export const UnknownPage = ({ children }: { children: ReactNode }) => (
  <Gate title="We cannot find that page" tab="Page not found">
    <p className={css['words']}>
      The address may be mistyped, or the page has moved. Nothing you have recorded is affected.
    </p>
    {children}
  </Gate>
);
