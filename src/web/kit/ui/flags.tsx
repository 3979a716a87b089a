import { IconAlertOctagon, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { OneLine } from './one-line.tsx';
import css from './flags.module.css';

export type FlagTone = 'danger' | 'watch' | 'info' | 'good' | 'quiet';

const icons = {
  danger: IconAlertOctagon,
  watch: IconAlertTriangle,
  info: IconInfoCircle,
  good: IconCircleCheck,
  quiet: null,
} as const;

/** A state in colour, shape and word, so that none of the three is needed alone. */
export function Flag({ tone, children }: { tone: FlagTone; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <span className={css['flag']} data-tone={tone}>
      {Icon && <Icon size={18} stroke={2} aria-hidden />}
      <span>{children}</span>
    </span>
  );
}

interface FlagsProps {
  flags: readonly { tone: FlagTone; words: string }[];
  label?: string;
}

/** Where there is room for one line only. */
export const FlagLine = ({ flags, label = 'Flags' }: FlagsProps) => (
  <OneLine label={label}>
    {flags.map(({ tone, words }) => (
      <Flag key={words} tone={tone}>
        {words}
      </Flag>
    ))}
  </OneLine>
);

export const Flags = ({ flags, label }: FlagsProps) => (
  <ul className={css['flags']} aria-label={label}>
    {flags.map(({ tone, words }) => (
      <li key={words}>
        <Flag tone={tone}>{words}</Flag>
      </li>
    ))}
  </ul>
);
