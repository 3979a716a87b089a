import { dayCountWords } from '#domain/kit/time/day-count-words.ts';
import { daysBetween, localDay } from '#domain/kit/time/time.ts';
import { evaluationScheduler } from '#domain/plans/review/evaluation-scheduler.ts';
import { evaluation } from '#domain/plans/review/evaluation.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useState } from 'react';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { seesAny, useRights } from '../../kit/access/rights.ts';
import { useRecords } from '../../kit/data/use-records.ts';
import { dayInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { useNow } from '../../kit/house/use-now.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { useValueWords } from '../../kit/names/use-value-words.ts';
import { Panel } from '../../kit/page/panel.tsx';
import type { Listed } from '../../kit/state/stored-record.ts';
import type { FlagTone } from '../../kit/ui/flags.tsx';
import { Line, More, PersonLines } from './evaluation-lines.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from '../../kit/styles/person-lines.module.css';

/** Nearer than this it can be prepared; what is later stands in the calendar of reviews. */
const aheadDays = 14;
/** As many plans as one looks at before asking for more. */
const mostDue = 12;

type Due = Listed<typeof evaluationScheduler>;

/** The plans whose evaluation is overdue or comes within two weeks, the longest waiting first. */
export function DueEvaluations({ home }: { home: string }) {
  const rights = useRights();
  return seesAny(rights, evaluationScheduler) ? <FoundDue home={home} mayWrite={mayAdd(evaluation, rights)} /> : null;
}

function FoundDue({ home, mayWrite }: { home: string; mayWrite: boolean }) {
  const { zone } = useHouseClock();
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
      empty="Whether a plan does what it was made for is looked at here. No plan is to be evaluated within two weeks."
      next={
        <Button variant="default" component={Link} to="/supportplan">
          Show the plans
        </Button>
      }
    >
      <ul className={`${kit['bare']} ${css['list']}`} aria-label="To be evaluated">
        {[...new Set(shown.map(({ resident }) => resident))].map((resident) => {
          const plans = shown.filter((one) => one.resident === resident);
          const name = plans.map((one) => wording(one).nameOf(resident)).find(Boolean) ?? 'Resident';
          return (
            <PersonLines key={resident} resident={resident} name={name}>
              {plans.map((one) => (
                <DueLine key={one.id} due={one} name={name} days={daysTo(one)} mayWrite={mayWrite} />
              ))}
            </PersonLines>
          );
        })}
      </ul>
      <More count={near.length - shown.length} onMore={() => setIsAll(true)} />
    </Panel>
  );
}

interface DueProps {
  due: Due;
  name: string;
  days: number;
  mayWrite: boolean;
}

function DueLine({ due, name, days, mayWrite }: DueProps) {
  const { zone } = useHouseClock();
  const form = useEntityPaths().form(evaluation.name);
  const { resident, target, due_at } = due;
  return (
    <Line
      name={name}
      plan={useValueWords()(due).nameOf(target) ?? 'Support plan'}
      flag={dueFlag(days)}
      note={`by ${dayInWords(localDay(due_at, zone), true)}`}
      to={mayWrite && form ? `${form}?${new URLSearchParams({ resident, plan: target })}` : null}
      verb="Evaluate"
      isFirst={days <= 0}
    />
  );
}

function dueFlag(days: number): readonly [FlagTone, string] {
  if (days < 0) return ['danger', `Overdue by ${dayCountWords(-days)}`];
  return days === 0 ? ['watch', 'Due today'] : ['watch', `Due in ${dayCountWords(days)}`];
}
