import type { Day } from '#domain/kit/time/time.ts';
import type { GridShift } from '#domain/rota/grid/rota-grid.ts';
import { isLeaveRequest } from '#domain/rota/leave/leave-request.ts';
import { rota } from '#domain/rota/rota.ts';
import { publishMessages } from '#domain/rota/publishing/rota-messages.ts';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { create } from '../../kit/api/api.ts';
import { notDone } from '../../kit/api/failure-words.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { nameOf, type PlanningWords } from './edits.ts';
import form from '../../kit/styles/form.module.css';
import kit from '../../kit/styles/kit.module.css';
import css from './planning.module.css';

interface PublishProps {
  home: string;
  from: Day;
  days: number;
  shifts: readonly GridShift[];
  words: PlanningWords;
  onDone(): void;
  onClose(): void;
}

const counted = (many: number, one: string) => `${many} ${many === 1 ? one : `${one}s`}`;

/** What will hold, and who hears of it: each person of their own shifts, and nobody else. */
export function PublishDialog({ home, from, days, shifts, words, onDone, onClose }: PublishProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const drafts = shifts.filter((shift) => shift.status === 'draft' && !isLeaveRequest(shift));
  const messages = publishMessages(drafts, words.zone);
  const open = drafts.filter(({ staff }) => staff === null).length;
  async function publish() {
    setIsBusy(true);
    const answer = await create(`${pathOf(rota)}publish/`, { home, from, days }, { quiet: true });
    setIsBusy(false);
    if (!answer.ok) return setFailure(notDone(answer));
    showToast('The rota was published', 'good');
    onDone();
  }
  return (
    <Modal opened onClose={onClose} title="Publish these days" size="lg">
      <p>
        {counted(drafts.length, 'draft')} will hold from now on{open > 0 ? `, ${open} of them open` : ''}.{' '}
        {messages.length > 0
          ? `${messages.length === 1 ? '1 person is' : `${messages.length} people are`} told, each of their own shifts:`
          : 'Nobody has to be told.'}
      </p>
      <dl className={`${kit['facts']} ${css['messages']}`}>
        {messages.map(({ staff, message }) => (
          <div key={staff}>
            <dt>{nameOf(staff, words)}</dt>
            <dd>{message}</dd>
          </div>
        ))}
      </dl>
      {failure && (
        <p role="alert" className={kit['trouble']}>
          {failure}
        </p>
      )}
      <div className={form['buttons']}>
        <Button loading={isBusy} onClick={() => void publish()} disabled={drafts.length === 0}>
          Publish {counted(drafts.length, 'shift')}
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Modal>
  );
}
