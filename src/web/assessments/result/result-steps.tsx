import { assessmentResult } from '#domain/assessments/assessment-result.ts';
import type { AssessmentSheet } from '#domain/assessments/filling/assessment-sheet.ts';
import { whoCan } from '#domain/kit/people/who-can.ts';
import { must } from '#domain/kit/vocabulary/fields.ts';
import type { Move } from '#domain/kit/vocabulary/states.ts';
import { Button } from '@mantine/core';
import { IconBan, IconRefresh, IconSignature } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { movesFrom } from '../../kit/access/record-rights.ts';
import { useActor } from '../../kit/access/use-actor.ts';
import { useReader } from '../../kit/access/use-reader.ts';
import { AskingDialog } from '../../kit/form/asking/asking-dialog.tsx';
import { PrintButton } from '../../kit/page/print/print-button.tsx';
import { makeMove } from '../../kit/saving/change-record.ts';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { beginPath } from '../fill/assessment-paths.ts';
import kit from '../../kit/styles/kit.module.css';

const asStored = (record: object & { id: string }): StoredRecord => ({ ...record });

const reasonAsked = { void_reason: must(assessmentResult.fields.void_reason) };

/** What may be done with a finished assessment: looked at by a second person, set aside with a reason, printed, done again. */
export function ResultSteps({ sheet, onChanged }: { sheet: AssessmentSheet; onChanged(): void }) {
  const actor = useActor();
  const reader = useReader();
  const [asking, setAsking] = useState<Move | null>(null);
  const { form, person, result } = sheet;
  if (!result) return null;
  const record = asStored(result);
  const moves = movesFrom(assessmentResult, record, actor);
  const countersign = form.is_countersigned ? moves.find(({ to }) => to === 'countersigned') : undefined;
  const setAside = moves.find(({ to }) => to === 'void');
  const waits = form.is_countersigned && result.status === 'complete';
  return (
    <div className={`${kit['row']} no-print`}>
      {countersign && (
        <Button leftSection={<IconSignature {...iconProps} />} onClick={() => setAsking(countersign)}>
          Countersign
        </Button>
      )}
      {sheet.may_fill && form.status === 'published' && (
        <Button
          variant="default"
          component={Link}
          to={beginPath(form.id, person.id)}
          leftSection={<IconRefresh {...iconProps} />}
        >
          Assess again
        </Button>
      )}
      <PrintButton />
      {setAside && (
        <Button variant="subtle" leftSection={<IconBan {...iconProps} />} onClick={() => setAsking(setAside)}>
          Set aside
        </Button>
      )}
      {waits && !countersign && (
        <span className={kit['note']}>
          Waits to be countersigned. {whoCan(assessmentResult.access, 'countersign', reader, 'countersign it')}
        </span>
      )}
      {asking && (
        <AskingDialog
          title={asking.to === 'void' ? 'Set this assessment aside?' : 'Countersign this assessment?'}
          verb={asking.to === 'void' ? 'Set aside' : 'Countersign'}
          fields={asking.to === 'void' ? reasonAsked : {}}
          draft={{ form: `assessment_result-${asking.to}`, record: result.id }}
          act={(values) => makeMove(assessmentResult, record, asking, values)}
          onClose={() => setAsking(null)}
          onDone={() => {
            setAsking(null);
            showToast(asking.to === 'void' ? 'Set aside' : 'Countersigned', 'good');
            onChanged();
          }}
        >
          <p>
            {asking.to === 'void'
              ? 'It stays readable and counts no more: neither as the last result nor in the trend.'
              : 'You have read the answers and agree with the result.'}
          </p>
        </AskingDialog>
      )}
    </div>
  );
}
