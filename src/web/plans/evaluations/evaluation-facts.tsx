import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { planStatuses, plan } from '#domain/plans/plan/plan.ts';
import { evaluation } from '#domain/plans/review/evaluation.ts';
import { outcomeDoes } from '#domain/plans/review/evaluation-outcomes.ts';
import { Link } from 'react-router';
import { seesAny, useRights } from '../../kit/access/rights.ts';
import { dayInWords } from '../../kit/house/house-clock.ts';
import type { ValueWording } from '../../kit/names/value-text.ts';
import { Panel, Panels } from '../../kit/page/panel.tsx';
import { FilledFacts } from '../../kit/record/filled-facts.tsx';
import type { Stored } from '../../kit/state/stored-record.ts';
import { Flag, type FlagTone } from '../../kit/ui/flags.tsx';
import { LongText } from '../../kit/ui/long-text.tsx';
import { FollowUpsOf } from '../../follow-ups/follow-ups-of.tsx';
import { planPath } from '../plan-paths.ts';
import { usePlanPage } from '../use-plan-page.ts';
import { versionName } from '../version-name.ts';
import { outcomes } from './outcome-flags.ts';
import kit from '../../kit/styles/kit.module.css';
import page from '../page/plan-page.module.css';
import css from './evaluations.module.css';

type Read = Stored<typeof evaluation>;

interface FactsProps {
  record: Read;
  wording: ValueWording;
}

const progresses: { readonly [P in Read['goal_progress'][number]['progress']]: readonly [FlagTone, string] } = {
  achieved: ['good', 'Achieved'],
  progressing: ['info', 'Progressing'],
  no_change: ['watch', 'No change'],
  worse: ['danger', 'Worse'],
};

/** An evaluation as one reads it: what follows, how far each goal has come, what the records said then, and whose words they are. */
export function EvaluationFacts({ record, wording }: FactsProps) {
  const [tone, words] = outcomes[record.outcome];
  return (
    <Panels>
      <Panel title="What follows">
        <Flag tone={tone}>{words}</Flag>
        <CameOfIt record={record} />
        <p>
          <Link to={planPath(record.plan)} className={kit['link']}>
            {wording.nameOf(record.plan) ?? plan.labels.one}
          </Link>
        </p>
        <FilledFacts of={evaluation} record={record} names={['actions', 'next_review_date']} wording={wording} />
      </Panel>
      <Panel title="Goals" isEmpty={record.goal_progress.length === 0}>
        <ul className={`${kit['list']} ${css['goals']}`}>
          {record.goal_progress.map(({ goal, progress, note }, at) => (
            <li key={at}>
              <strong>{goal}</strong>
              <Flag tone={progresses[progress][0]}>{progresses[progress][1]}</Flag>
              {note && <LongText text={note} />}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="How it went">
        <FilledFacts
          of={evaluation}
          record={record}
          names={['what_worked', 'what_did_not', 'changes_seen']}
          wording={wording}
        />
      </Panel>
      <Panel title="What people say">
        <FilledFacts
          of={evaluation}
          record={record}
          names={['resident_view', 'family_view', 'professional_view']}
          wording={wording}
        />
      </Panel>
      <Evidence record={record} />
      <Panel title="Who and when">
        <FilledFacts
          of={evaluation}
          record={record}
          names={['evaluation_date', 'evaluated_by', 'approved_by', 'approved_at']}
          wording={wording}
        />
      </Panel>
    </Panels>
  );
}

/** The figures as they stood when it was written, whatever was recorded or struck out since. */
const Evidence = ({ record: { evidence, period_from, period_to } }: Pick<FactsProps, 'record'>) => (
  <Panel
    title={`What the records said, ${dayInWords(period_from, true)} to ${dayInWords(period_to, true)}`}
    isEmpty={evidence.length === 0}
    empty="No figures were taken."
  >
    <dl className={`${kit['facts']} ${kit['spread']}`}>
      {evidence.map(({ what, value }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <p className={kit['note']}>As it stood when this was written.</p>
  </Panel>
);

/** What the outcome has led to; until it is submitted, what it will lead to. */
function CameOfIt({ record }: Pick<FactsProps, 'record'>) {
  const mayRead = seesAny(useRights(), plan);
  if (record.status === 'draft') return <p className={kit['reason']}>{outcomeDoes[record.outcome]}</p>;
  if (record.outcome === 'escalate') return <FollowUpsOf resident={record.resident} cause={record.id} />;
  return record.outcome === 'amend' && mayRead ? <NextVersion record={record} /> : null;
}

function NextVersion({ record }: Pick<FactsProps, 'record'>) {
  const versions = usePlanPage(record.plan, record.resident).body?.versions ?? [];
  const next = versions[versions.findIndex(({ id }) => id === record.plan) - 1];
  if (!next) return null;
  return (
    <Link to={planPath(next.id)} className={page['record']}>
      <strong>{versionName(next)} of the plan</strong> {midSentence(planStatuses[next.status])}
    </Link>
  );
}
