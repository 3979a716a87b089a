import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { withArticle } from '#domain/kit/words/with-article.ts';
import type { Act } from '#domain/kit/vocabulary/acts.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { whoCan, whoGives } from '#domain/kit/people/who-can.ts';
import { Button, Skeleton } from '@mantine/core';
import { IconAlertTriangle, IconInbox, IconLock, IconPointer } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useReader } from '../access/use-reader.ts';
import { t } from '../state/words.ts';
import css from './states.module.css';

/** A skeleton of the right length, and only when the wait is long enough to be noticed. */
export function Loading({ rows = 4, label = 'Loading' }: { rows?: number; label?: string }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output aria-busy="true" aria-label={label} className={css['loading']}>
      {isSlow && Array.from({ length: rows }, (_, row) => <Skeleton key={row} height={48} radius="md" />)}
    </output>
  );
}

interface StateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

function State({
  title,
  children,
  action,
  icon,
  tone,
  role,
}: StateProps & { icon: ReactNode; tone: string; role?: 'alert' }) {
  return (
    <section className={css['state']} data-tone={tone} data-card role={role}>
      {icon}
      <h2 className={css['title']}>{title}</h2>
      {children && <div className={css['words']}>{children}</div>}
      {action}
    </section>
  );
}

const look = { size: 32, stroke: 1.75, 'aria-hidden': true } as const;

/** There is nothing: what this is, why it is empty, and the one thing to do. */
export const Empty = (props: StateProps & { children: ReactNode }) => (
  <State {...props} tone="quiet" icon={<IconInbox {...look} />} />
);

/** Something failed: what happened, what is safe, and a way to try again. */
export function ErrorState({ title, children, onRetry }: Omit<StateProps, 'action'> & { onRetry?: () => void }) {
  const action = onRetry && (
    <Button variant="default" onClick={onRetry}>
      {t('again')}
    </Button>
  );
  return (
    <State title={title} action={action} tone="danger" role="alert" icon={<IconAlertTriangle {...look} />}>
      {children}
    </State>
  );
}

interface NoRightProps {
  title?: string;
  /** What the person wanted to do: somebody else does it for them. Without it they lack a right that can be given. */
  wanted?: { of: Pick<Entity, 'access'>; act: Act };
  /** Said instead, where no right would help. */
  children?: ReactNode;
}

/** Says who can help, as it is true for whoever reads it. */
export function NoRight({ title = 'You do not have the right to see this', wanted, children }: NoRightProps) {
  const reader = useReader();
  return (
    <State title={title} tone="quiet" icon={<IconLock {...look} />}>
      {children ?? (wanted ? whoCan(wanted.of.access, wanted.act, reader) : whoGives(reader))}
    </State>
  );
}

/** A detail page that was opened without saying of what. */
export const ChooseRecord = ({ labels: { one, many }, to }: { labels: Entity['labels']; to: string }) => (
  <State
    title={`Choose ${withArticle(one, many)}`}
    tone="quiet"
    icon={<IconPointer {...look} />}
    action={
      <Button component={Link} to={to}>
        Show the list
      </Button>
    }
  >
    This page shows one {midSentence(one)} at a time, and none is chosen yet.
  </State>
);
