import { complaint } from '#domain/complaints/complaint.ts';
import { delayFields } from '#domain/complaints/complaint-asked.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRights } from '../../kit/access/rights.ts';
import { create } from '../../kit/api/api.ts';
import { AskingDialog } from '../../kit/form/asking/asking-dialog.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import { shapeOf } from '../../kit/api/shapes.ts';
import { showToast } from '../../kit/state/toasts.ts';
import type { ShownComplaint } from './shown-complaint.ts';

interface DelayProps {
  said: ShownComplaint;
  onChanged(said: ShownComplaint): void;
}

const verb = 'The answer takes longer';

/** A promised day that cannot be held is moved with a reason, and whoever waits is told. */
export function DelayAnswer({ said, onChanged }: DelayProps) {
  const rights = useRights();
  const [isAsking, setIsAsking] = useState(false);
  const isWaiting = said.status === 'acknowledged' || said.status === 'investigating';
  if (!isWaiting || !may(rights, 'answer', complaint.name)) return null;
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {verb}
      </Button>
      {isAsking && (
        <AskingDialog
          title={verb}
          verb="Tell them"
          fields={delayFields}
          draft={{ form: 'complaint-delay', record: said.id }}
          act={(values) =>
            create(
              `${pathOf(complaint)}${said.id}/delay/`,
              { ...values, version: said.version },
              { is: shapeOf(complaint) },
            )
          }
          onClose={() => setIsAsking(false)}
          onDone={(changed) => {
            setIsAsking(false);
            showToast('The letter that says so can be printed', 'good');
            onChanged(changed);
          }}
        />
      )}
    </>
  );
}
