import { daysSaid } from '#domain/kit/time/days-said.ts';
import { daysBetween, localDay } from '#domain/kit/time/time.ts';
import { evaluationScheduler } from '#domain/plans/review/evaluation-scheduler.ts';
import { evaluation } from '#domain/plans/review/evaluation.ts';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { seesAny, useRights } from '../../kit/access/rights.ts';
import { useRecords } from '../../kit/data/use-records.ts';
import { dayInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { useNow } from '../../kit/house/use-now.ts';
import { useWhere } from '../../kit/house/where.tsx';
import { useValueWords } from '../../kit/names/use-value-words.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { PersonFace } from '../../kit/person/person-face.tsx';
import type { Listed } from '../../kit/state/stored-record.ts';
import { useAuth, useChosenHome } from '../../kit/state/store.ts';
import { Flag, type FlagTone } from '../../kit/ui/flags.tsx';
import { outcomes } from './outcome-flags.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../../kit/styles/person-lines.module.css';

interface LineProps {
  resident: string;
  name: string;
  plan: string;
  flag: readonly [FlagTone, string];
  note: string;
  to: string | null;
  verb: string;
  isFirst?: boolean;
}

/** One plan of one person, how its evaluation stands, and the way on. */
function Line({ resident, name, plan, flag: [tone, words], note, to, verb, isFirst = false }: LineProps) {
  const photo = useChosenHome().residents.find(({ id }) => id === resident)?.photo ?? null;
  return (
    <li className={css['line']}>
      <PersonFace name={name} photo={photo} size={40} />
      <div className={css['words']}>
        <span className={css['what']}>
          <strong>{name}</strong>
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

/** Nearer than this it can be prepared; what is later stands in the calendar of reviews. */
const aheadDays = 14;
/** All plans of a person are often looked at on one day. */
const mostDue = 12;

type Due = Listed<typeof evaluationScheduler>;

/** The plans whose evaluation is overdue or comes within two weeks, the longest waiting first. */
export function DueEvaluations({ home }: { home: string }) {
  const rights = useRights();
  return seesAny(rights, evaluationScheduler) ? <FoundDue home={home} mayWrite={mayAdd(evaluation, rights)} /> : null;
}

function FoundDue({ home, mayWrite }: { home: string; mayWrite: boolean }) {
  const { zone } = useHouseClock();
  const form = useWhere().form(evaluation.name);
  const today = localDay(useNow(), zone);
  const wording = useValueWords();
  const { records, state, at, reload } = useRecords(
    evaluationScheduler,
    { home, status: 'scheduled,due,overdue' },
    { isPart: true, isWhole: true },
  );
  const begun = useRecords(evaluation, { home, status: 'draft,submitted' }, { isPart: true, isWhole: true });
  const underWay = new Set(begun.records.map(({ plan }) => plan));
  const [isAll, setIsAll] = useState(false);
  const daysTo = ({ due_at }: Due) => daysBetween(today, localDay(due_at, zone));
  // What somebody has begun stands above it.
  const near = records.filter((one) => daysTo(one) <= aheadDays && !underWay.has(one.target));
  const shown = isAll ? near : near.slice(0, mostDue);
  return (
    <Panel
      title="To be evaluated"
      count={near.length || undefined}
      state={state}
      at={at}
      onRetry={reload}
      isEmpty={near.length === 0}
      empty="No plan is to be evaluated within two weeks."
    >
      <ul className={`${kit['bare']} ${css['list']}`} aria-label="To be evaluated">
        {shown.map((one) => {
          const { nameOf } = wording(one);
          const days = daysTo(one);
          return (
            <Line
              key={one.id}
              resident={one.resident}
              name={nameOf(one.resident) ?? 'Resident'}
              plan={nameOf(one.target) ?? 'Support plan'}
              flag={dueFlag(days)}
              note={`by ${dayInWords(localDay(one.due_at, zone), true)}`}
              to={
                mayWrite && form ? `${form}?${new URLSearchParams({ resident: one.resident, plan: one.target })}` : null
              }
              verb="Evaluate"
              isFirst={days <= 0}
            />
          );
        })}
      </ul>
      <More count={near.length - shown.length} onMore={() => setIsAll(true)} />
    </Panel>
  );
}

const More = ({ count, onMore }: { count: number; onMore(): void }) =>
  count > 0 && (
    <Button variant="default" className="no-print" onClick={onMore}>
      Show {count} more
    </Button>
  );

function dueFlag(days: number): readonly [FlagTone, string] {
  if (days < 0) return ['danger', `Overdue by ${daysSaid(-days)}`];
  return days === 0 ? ['watch', 'Due today'] : ['watch', `Due in ${daysSaid(days)}`];
}

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
  const where = useWhere();
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
              note={[dayInWords(one.evaluation_date, true), by && `by ${by}`, one['progress']]
                .filter(Boolean)
                .join(' · ')}
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
