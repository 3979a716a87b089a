import { must, text } from '#domain/kit/vocabulary/fields.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import type { GridShift } from '#domain/rota/grid/rota-grid.ts';
import { shiftName, shiftTimes } from '#domain/rota/grid/shift-words.ts';
import { isLeaveRequest, shiftsInLeave } from '#domain/rota/leave/leave-request.ts';
import { rota } from '#domain/rota/rota.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useAsker } from '../../kit/access/use-asker.ts';
import { create } from '../../kit/api/api.ts';
import { notDone } from '../../kit/api/failure-words.ts';
import { AskingDialog } from '../../kit/form/asking-dialog.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { say } from '../../kit/state/toasts.ts';
import { Flag } from '../../kit/ui/flags.tsx';

const reason = { reason: must(text('Why it is not possible', { max: 300 })) };

interface DecisionProps {
  leave: GridShift;
  shifts: readonly GridShift[];
  zone: string;
  onDone(): void;
}

/** Approve or refuse a day of leave, with what it costs: the shifts that become open. */
export function LeaveDecision({ leave, shifts, zone, onDone }: DecisionProps) {
  const { rights, me } = useAsker();
  const [isBusy, setIsBusy] = useState(false);
  const [isRefusing, setIsRefusing] = useState(false);
  if (!isLeaveRequest(leave) || !may(rights, 'publish', rota.name) || leave.staff === me) return null;
  const opened = shiftsInLeave(leave, shifts);
  const path = `${pathOf(rota)}${leave.id}/leave/`;
  async function approve() {
    setIsBusy(true);
    const answer = await create(path, { version: leave.version, approve: true }, { quiet: true });
    setIsBusy(false);
    if (!answer.ok) return say(notDone(answer), 'error');
    say('Leave approved', 'good');
    onDone();
  }
  return (
    <>
      {opened.map((shift) => (
        <Flag key={shift.id} tone="watch">
          {shiftName(shift.shift_type)} {shiftTimes(shift, zone)} becomes open
        </Flag>
      ))}
      <Button loading={isBusy} onClick={() => void approve()}>
        Approve leave
      </Button>
      <Button variant="default" onClick={() => setIsRefusing(true)}>
        Refuse leave
      </Button>
      {isRefusing && (
        <AskingDialog
          title="Refuse leave"
          verb="Refuse leave"
          fields={reason}
          act={(values) => create<StoredRecord>(path, { ...values, version: leave.version, approve: false })}
          onClose={() => setIsRefusing(false)}
          onDone={() => {
            setIsRefusing(false);
            say('Leave refused', 'good');
            onDone();
          }}
        />
      )}
    </>
  );
}
