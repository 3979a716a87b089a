import { complaint } from '#domain/complaints/complaint.ts';
import { findingsFields } from '#domain/complaints/complaint-asked.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { mayChange } from '../../kit/access/record-rights.ts';
import { useActor } from '../../kit/access/use-actor.ts';
import { partialUpdate } from '../../kit/api/api.ts';
import { AskingDialog } from '../../kit/form/asking/asking-dialog.tsx';
import { namesIn } from '../../kit/names/record-names.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { shapeOf } from '../../kit/api/shapes.ts';
import { showToast } from '../../kit/state/toasts.ts';
import type { ShownComplaint } from './shown-complaint.ts';
import kit from '../../kit/styles/kit.module.css';

interface FindingsProps {
  said: ShownComplaint;
  onChanged(said: ShownComplaint): void;
}

const verb = 'Write down what was found';

/** Who looks into it, and the way to write down what they found. */
export function FindingsNote({ said, onChanged }: FindingsProps) {
  const actor = useActor();
  const [isAsking, setIsAsking] = useState(false);
  if (said.status !== 'investigating' || said.investigator === null) return null;
  const isMine = said.investigator === actor.me;
  const who = isMine ? 'You look' : `${namesIn(said).get(said.investigator) ?? 'Somebody'} looks`;
  return (
    <>
      <p className={kit['reason']}>
        {who} into it.{' '}
        {said.findings === null ? 'What was found is not written down yet.' : 'What was found is written down.'}
      </p>
      {(isMine || said.findings !== null) && mayChange(complaint, said, actor) && (
        <div className={`${kit['buttons']} no-print`}>
          <Button variant={said.findings === null ? 'filled' : 'default'} onClick={() => setIsAsking(true)}>
            {said.findings === null ? verb : 'Change what was found'}
          </Button>
        </div>
      )}
      {isAsking && (
        <AskingDialog
          title={verb}
          verb="Save what was found"
          fields={findingsFields}
          start={{ findings: said.findings }}
          draft={{ form: 'complaint-findings', record: said.id }}
          act={(values) =>
            partialUpdate(pathOf(complaint), said.id, { ...values, version: said.version }, { is: shapeOf(complaint) })
          }
          onClose={() => setIsAsking(false)}
          onDone={(changed) => {
            setIsAsking(false);
            showToast('Saved', 'good');
            onChanged(changed);
          }}
        />
      )}
    </>
  );
}
