import { evaluation } from '#domain/plans/review/evaluation.ts';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useRecords } from '../../kit/data/use-records.ts';
import { dayInWords } from '../../kit/house/house-clock.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { useValueWords } from '../../kit/names/use-value-words.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { PersonFace } from '../../kit/person/person-face.tsx';
import { useAuth, useChosenHome } from '../../kit/state/store.ts';
import { Flag, type FlagTone } from '../../kit/ui/flags.tsx';
import { outcomes } from './outcome-flags.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../../kit/styles/person-lines.module.css';

interface LineProps {
  /** Whose it is, where that does not stand above it. */
  resident?: string;
  name: string;
  plan: string;
  flag: readonly [FlagTone, string];
  note: string;
  to: string | null;
  verb: string;
  isFirst?: boolean;
}

const Face = ({ resident, name }: { resident: string; name: string }) => {
  const photo = useChosenHome().residents.find(({ id }) => id === resident)?.photo ?? null;
  return <PersonFace name={name} photo={photo} size={40} />;
};

/** The lines of one person, under their face and name. */
export const PersonLines = ({ resident, name, children }: { resident: string; name: string; children: ReactNode }) => (
  <li className={css['person']}>
    <div className={kit['beside']}>
      <Face resident={resident} name={name} />
      <strong>{name}</strong>
    </div>
    <ul className={kit['bare']} aria-label={name}>
      {children}
    </ul>
  </li>
);

/** One plan of one person, how its evaluation stands, and what to do next. */
export function Line({ resident, name, plan, flag: [tone, words], note, to, verb, isFirst = false }: LineProps) {
  return (
    <li className={css['line']}>
      {resident && <Face resident={resident} name={name} />}
      <div className={css['words']}>
        <span className={css['what']}>
          {resident && <strong>{name}</strong>}
          <span>{plan}</span>
        </span>
        <span className={kit['beside']}>
          <Flag tone={tone}>{words}</Flag>
          <span className={kit['note']}>{note}</span>
        </span>
      </div>
      {to && (
        <Button
          component={Link}
          to={to}
          variant={isFirst ? 'filled' : 'default'}
          className="no-print"
          aria-label={`${verb}: ${plan}, ${name}`}
        >
          {verb}
        </Button>
      )}
    </li>
  );
}

export const More = ({ count, onMore }: { count: number; onMore(): void }) =>
  count > 0 && (
    <Button variant="default" className="no-print" onClick={onMore}>
      Show {count} more
    </Button>
  );

const stages = {
  draft: { title: 'Being written', verb: 'Go on' },
  submitted: { title: 'Waiting for approval', verb: 'Read and approve' },
  approved: { title: 'Approved lately', verb: 'Read' },
} as const;

/** As many as one reads before looking into the list. */
const fewest = 5;

/** The evaluations of the house that have come as far as this, the newest first; where there are none, nothing. */
export function EvaluationsIn({ home, status }: { home: string; status: keyof typeof stages }) {
  const [isAll, setIsAll] = useState(false);
  const me = useAuth().user?.id ?? null;
  const where = useEntityPaths();
  const wording = useValueWords();
  const { title, verb } = stages[status];
  const isDone = status === 'approved';
  const { records, state, at, reload, hasMore } = useRecords(
    evaluation,
    { home, status, limit: isDone ? '20' : '200' },
    { isPart: true },
  );
  if (records.length === 0 && state === 'loaded') return null;
  const shown = isDone && !isAll ? records.slice(0, fewest) : records;
  return (
    <Panel
      title={title}
      count={isDone || hasMore ? undefined : records.length || undefined}
      state={state}
      at={at}
      onRetry={reload}
    >
      <ul className={`${kit['bare']} ${css['list']}`} aria-label={title}>
        {shown.map((one): ReactNode => {
          const { nameOf } = wording(one);
          const by = one.evaluated_by && nameOf(one.evaluated_by);
          const isOwn = one.evaluated_by !== null && one.evaluated_by === me;
          return (
            <Line
              key={one.id}
              resident={one.resident}
              name={nameOf(one.resident) ?? 'Resident'}
              plan={nameOf(one.plan) ?? 'Support plan'}
              flag={outcomes[one.outcome]}
              note={[dayInWords(one.evaluation_date, true), by && `by ${by}`, one.progress].filter(Boolean).join(' · ')}
              to={where.record(evaluation.name, one.id, one.resident)}
              verb={status === 'submitted' && isOwn ? 'Read' : verb}
              isFirst={status === 'submitted' && !isOwn}
            />
          );
        })}
      </ul>
      <More count={records.length - shown.length} onMore={() => setIsAll(true)} />
    </Panel>
  );
}
