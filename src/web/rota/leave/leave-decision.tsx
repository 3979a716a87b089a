import { dayWords } from '#domain/kit/time/day-words.ts';
import { must, text } from '#domain/kit/vocabulary/fields.ts';
import type { LeaveCost } from '#domain/rota/leave/leave-cover.ts';
import type { LeaveRun } from '#domain/rota/leave/leave-request.ts';
import { rota } from '#domain/rota/rota.ts';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { create } from '../../kit/api/api.ts';
import { notDone } from '../../kit/api/failure-words.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { ShortForm } from '../../kit/form/asking/short-form.tsx';
import { Panel } from '../../kit/page/panel.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { LeaveCosts } from './leave-costs.tsx';
import form from '../../kit/styles/form.module.css';
import kit from '../../kit/styles/kit.module.css';

const isCost = objectWith<LeaveCost>('run', 'days');
const reason = { reason: must(text('Why it is not possible', { max: 300 })) };

/** `Mon 1 Jun to Thu 4 Jun, 4 days` */
export function leaveRunWords({ days }: Pick<LeaveRun, 'days'>): string {
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  return first === last ? dayWords(first) : `${dayWords(first)} to ${dayWords(last)}, ${days.length} days`;
}

interface DecisionProps {
  /** A day of the leave. */
  id: string;
  name: string;
  onDone(): void;
  onClose(): void;
}

/** Approve or refuse leave, all its days in one go, beside what each of them costs. */
export function LeaveDecision({ id, name, onDone, onClose }: DecisionProps) {
  const path = `${pathOf(rota)}${id}/leave/`;
  const { body, state, at, reload } = useLiveAnswer(path, { is: isCost, of: [rota.name, 'staff', 'resident'] });
  const [isBusy, setIsBusy] = useState(false);
  const [isRefusing, setIsRefusing] = useState(false);
  const version = body?.run.days.find((day) => day.id === id)?.version;
  async function approve() {
    setIsBusy(true);
    const answer = await create(path, { version, approve: true }, { quiet: true });
    setIsBusy(false);
    if (!answer.ok) return showToast(notDone(answer), 'error');
    showToast('Leave approved', 'good');
    onDone();
  }
  return (
    <Modal opened onClose={onClose} title={`Leave of ${name}`} size="lg">
      <Panel title={body ? leaveRunWords(body.run) : 'Leave'} state={state} at={at} onRetry={reload}>
        {body?.run.reason && <p className={kit['reason']}>{body.run.reason}</p>}
        {body && <LeaveCosts days={body.days} />}
      </Panel>
      {body && body.run.state !== 'asked' && <p className={kit['note']}>This leave has been decided already.</p>}
      {isRefusing ? (
        <ShortForm
          fields={reason}
          verb="Refuse leave"
          isDanger
          act={(values) => create(path, { ...values, version, approve: false }, { quiet: true })}
          onCancel={() => setIsRefusing(false)}
          onDone={() => {
            showToast('Leave refused', 'good');
            onDone();
          }}
        />
      ) : (
        <div className={form['buttons']}>
          {body?.run.state === 'asked' && (
            <>
              <Button loading={isBusy} onClick={() => void approve()}>
                Approve {body.days.length === 1 ? 'this day' : `all ${body.days.length} days`}
              </Button>
              <Button variant="default" onClick={() => setIsRefusing(true)}>
                Refuse leave
              </Button>
            </>
          )}
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
        </div>
      )}
    </Modal>
  );
}
