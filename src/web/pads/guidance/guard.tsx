import { IconAlertOctagon, IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import kit from '../../kit/styles/kit.module.css';
import css from './guard.module.css';

/** Said on the pad the moment it is true, long before anything is saved. */
export function Guard({ tone, children }: { tone: 'danger' | 'watch'; children: ReactNode }) {
  const Icon = tone === 'danger' ? IconAlertOctagon : IconAlertTriangle;
  return (
    <output className={css['guard']} data-tone={tone}>
      <Icon size={22} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </output>
  );
}

/** What was last written stands beside the new entry, and is never copied into it. */
export const LastValues = ({ children }: { children: ReactNode }) => <p className={kit['note']}>{children}</p>;
