import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { Moment } from '#domain/kit/time/time.ts';
import { whoGives } from '#domain/kit/people/who-can.ts';
import { Button } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { isFromBefore, StaleNote } from '../ui/messages/stale-note.tsx';
import { Loading } from './states.tsx';
import { useReader } from '../access/use-reader.ts';
import { t } from '../state/words.ts';
import kit from '../styles/kit.module.css';
import css from './panel.module.css';

interface PanelProps {
  title: string;
  /** How many there are, beside the title. */
  count?: ReactNode;
  action?: ReactNode;
  state?: 'loading' | 'loaded' | 'stale' | 'failed' | 'refused' | 'missing' | 'none';
  onRetry?: () => void;
  /** When what is shown was read: where it cannot be read anew it stays, and says so. */
  at?: Moment | null;
  isEmpty?: boolean;
  /** What is said where there is nothing: never the same words as a failure. */
  empty?: string;
  /** The one thing to do where there is nothing. */
  next?: ReactNode;
  rows?: number;
  wide?: boolean;
  children?: ReactNode;
}

/** A part of a page that loads by itself, and says plainly whether there is nothing, or nothing could be loaded. */
export function Panel({
  title,
  count,
  action,
  state = 'loaded',
  onRetry,
  at = null,
  isEmpty = false,
  empty = 'None recorded.',
  next,
  rows = 3,
  wide = false,
  children,
}: PanelProps) {
  const id = useId();
  const reader = useReader();
  const isStale = !isEmpty && isFromBefore({ state, at });
  return (
    <section className={css['panel']} aria-labelledby={id} data-card data-wide={wide || undefined}>
      <div className={css['top']}>
        <h2 id={id} className={kit['heading']}>
          {title}
          {count !== undefined && <span className={css['count']}> {count}</span>}
        </h2>
        {action}
      </div>
      {state === 'loading' && <Loading rows={rows} label={`Loading ${midSentence(title)}`} />}
      {state === 'refused' && <p className={kit['quiet']}>You do not have the right to see this. {whoGives(reader)}</p>}
      {(state === 'failed' || state === 'stale' || state === 'missing') && !isStale && (
        <div role="alert" className={css['failed']}>
          <span>Could not load.</span>
          {onRetry && (
            <Button variant="default" onClick={onRetry}>
              {t('again')}
            </Button>
          )}
        </div>
      )}
      {isStale && (
        <>
          <StaleNote state={state} at={at} reload={onRetry} />
          {children}
        </>
      )}
      {state === 'loaded' &&
        (isEmpty ? (
          <>
            <p className={kit['quiet']}>{empty}</p>
            {next && <div className={kit['buttons']}>{next}</div>}
          </>
        ) : (
          children
        ))}
    </section>
  );
}

/** Panels side by side where there is room, one below the other where there is not. */
export const Panels = ({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) => (
  <div className={css['panels']} data-narrow={narrow || undefined}>
    {children}
  </div>
);
