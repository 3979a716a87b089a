import { asReadBy } from '#domain/kit/people/who-can.ts';
import { choice, must, type Field, type Fields } from '#domain/kit/vocabulary/fields.ts';
import type { Move } from '#domain/kit/vocabulary/states.ts';
import { lacksFooting } from '#domain/plans/plan/capacity-basis.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import type { PlanApprover } from '#domain/residents/views/plan-page.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { fixedReason, movesFrom } from '../../kit/access/record-rights.ts';
import { useReader } from '../../kit/access/use-reader.ts';
import { useActor } from '../../kit/access/use-actor.ts';
import { AskingDialog } from '../../kit/form/asking/asking-dialog.tsx';
import { namesIn } from '../../kit/names/record-names.ts';
import { makeMove } from '../../kit/saving/change-record.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { isOffered } from '../../records/record/offered-moves.ts';
import kit from '../../kit/styles/kit.module.css';

type ShownPlan = Stored<typeof plan>;

interface StepsProps {
  record: ShownPlan;
  /** Nothing while it is not known yet. */
  approvers: readonly PlanApprover[] | null;
  onChanged(record: Stored<typeof plan>): void;
}

const done: Readonly<Record<string, string>> = {
  awaiting_approval: 'Submitted for approval',
  active: 'In force now',
  draft: 'A draft again',
  under_review: 'Under review now',
  archived: 'Archived',
};

/** What each step means, said before it is taken. */
const meaning: Readonly<Record<string, string>> = {
  awaiting_approval: 'It stays as it is until it is approved or sent back. Whoever is asked is reminded.',
  active: 'Everyone works by it from now on, and is asked to read it. The version before it is replaced.',
  under_review: 'It holds until the next version is approved.',
  archived: 'Nobody works by it any more. It stays readable.',
};

/** How a plan moves on: each step by its own button, with what it asks. */
export function PlanSteps({ record, approvers, onChanged }: StepsProps) {
  const actor = useActor();
  const reader = useReader();
  const fixedBecause = fixedReason(plan, record, actor, null);
  const [asking, setAsking] = useState<Move | null>(null);
  const footing = record.status === 'awaiting_approval' ? lacksFooting(record) : null;
  const moves = movesFrom(plan, record, actor)
    .filter(isOffered(plan))
    .filter(({ to }) => to !== 'active' || footing === null);
  return (
    <>
      <p className={kit['reason']}>
        {statusWords(record)} {fixedBecause && asReadBy(fixedBecause, reader)}
      </p>
      {footing && <p className={kit['trouble']}>{footing}</p>}
      {moves.length > 0 && (
        <div className={`${kit['buttons']} no-print`}>
          {moves.map((move) => (
            <Button
              key={move.to}
              variant={move.to === 'active' || move.to === 'awaiting_approval' ? 'filled' : 'default'}
              loading={isAskedFor(move) && approvers === null}
              onClick={() => setAsking(move)}
            >
              {move.verb ?? move.to}
            </Button>
          ))}
        </div>
      )}
      {asking && (
        <AskingDialog
          title={`${asking.verb ?? asking.to}?`}
          verb={asking.verb ?? asking.to}
          fields={asked(asking, approvers ?? [])}
          start={startOf(asking, record, approvers ?? [])}
          draft={{ form: `plan-${asking.to}`, record: record.id }}
          act={(values) => makeMove(plan, record, asking, values)}
          onClose={() => setAsking(null)}
          onDone={(changed) => {
            setAsking(null);
            showToast(done[asking.to] ?? 'Done', 'good');
            onChanged(changed);
          }}
        >
          {meaning[asking.to] && <p>{meaning[asking.to]}</p>}
        </AskingDialog>
      )}
    </>
  );
}

const isAskedFor = ({ takes = [] }: Move) => takes.includes('approver');

/** What a step asks is needed here, even where the call could do without. */
function asked({ needs = [], takes = [] }: Move, approvers: readonly PlanApprover[]): Fields {
  const names = [...needs, ...takes].filter((name) => name !== 'approver' || approvers.length > 0);
  return Object.fromEntries(
    names.flatMap((name): readonly (readonly [string, Field])[] => {
      if (name === 'approver') return [[name, whoApproves(approvers)]];
      const field = plan.fields[name];
      return field ? [[name, must(field)]] : [];
    }),
  );
}

const whoApproves = (approvers: readonly PlanApprover[]): Field =>
  must(
    choice('Who approves it', {
      options: Object.fromEntries(approvers.map(({ id, name, is_here }) => [id, is_here ? `${name}, here now` : name])),
    }),
  );

/** Whoever was asked before, else whoever is at work now. */
function startOf({ to }: Move, { approver }: ShownPlan, approvers: readonly PlanApprover[]) {
  if (to !== 'awaiting_approval') return {};
  const known = approvers.find(({ id }) => id === approver) ?? approvers[0];
  return { approver: known?.id ?? null };
}

function statusWords(record: ShownPlan): string {
  const names = namesIn(record);
  const by = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  switch (record.status) {
    case 'draft':
      return 'A draft. It is submitted to somebody else for approval.';
    case 'awaiting_approval':
      return `Waiting for approval${by(record.approver) ? ` by ${by(record.approver)}` : ''}. Nobody approves what they wrote themselves.`;
    case 'under_review':
      return `Under review${record.status_reason ? `: ${record.status_reason}` : ''}. It holds until the next version is approved.`;
    case 'active':
      return by(record.approved_by) ? `Approved by ${by(record.approved_by)}.` : '';
    case 'superseded':
      return 'Replaced by a newer version.';
    case 'archived':
      return `Archived${record.status_reason ? `: ${record.status_reason}` : ''}.`;
  }
}
