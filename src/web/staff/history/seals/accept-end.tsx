import { longText, must } from '#domain/kit/vocabulary/fields.ts';
import type { SealState } from '#domain/staff/history/seal-state.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { create } from '../../../kit/api/api.ts';
import { objectWith } from '../../../kit/api/shapes.ts';
import { AskingDialog } from '../../../kit/form/asking/asking-dialog.tsx';
import { showToast } from '../../../kit/state/toasts.ts';
import { useAuth } from '../../../kit/state/store.ts';
import kit from '../../../kit/styles/kit.module.css';

export const isSealState = objectWith<SealState>('seals', 'days', 'check');

const fields = {
  reason: must(
    longText('Why it ends there', {
      max: 500,
      help: 'Such as: the back-up of 3 March was put back after a disk failed.',
    }),
  ),
};

/** After a back-up was put back the history is shorter than it is known to be; somebody in charge says so, and it is written into the history. */
export function AcceptEnd({ onChanged }: { onChanged(seals: SealState): void }) {
  const { user } = useAuth();
  const [isAsking, setIsAsking] = useState(false);
  if (!user?.is_superuser)
    return <p className={kit['reason']}>Where a back-up was put back, a superuser says so here.</p>;
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        A back-up was put back
      </Button>
      {isAsking && (
        <AskingDialog
          title="A back-up was put back"
          verb="Accept this end"
          fields={fields}
          draft={{ form: 'history-end' }}
          act={(values) => create('/api/userHistory/accept-end/', values, { is: isSealState })}
          onClose={() => setIsAsking(false)}
          onDone={(seals) => {
            setIsAsking(false);
            showToast('Written into the history', 'good');
            onChanged(seals);
          }}
        />
      )}
    </>
  );
}
