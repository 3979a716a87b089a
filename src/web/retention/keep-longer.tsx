import { legalHold } from '#domain/retention/legal-hold.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { create } from '../kit/api/api.ts';
import { AskingDialog } from '../kit/form/asking/asking-dialog.tsx';
import { pathOf } from '../kit/state/entities.ts';
import { shapeOf } from '../kit/api/shapes.ts';
import { showToast } from '../kit/state/toasts.ts';

const { review_on, reason } = legalHold.fields;
const fields = { review_on, reason };

/** What is kept longer: everything about a person, or one record. */
interface Retained {
  readonly entity: string;
  readonly id: string;
}

const heldAs = ({ entity, id }: Retained) =>
  entity === 'resident' || entity === 'staff'
    ? { holds: entity, [entity]: id }
    : { holds: 'record', record: { entity, id } };

interface KeepLongerProps {
  home: string;
  of: Retained;
  onDone(): void;
}

/** Gives records a longer period than the rules ask for, until a day and with a reason. */
export function KeepLonger({ home, of, onDone }: KeepLongerProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        Keep longer
      </Button>
      {isAsking && (
        <AskingDialog
          title="Keep it longer?"
          verb="Keep longer"
          fields={fields}
          onClose={() => setIsAsking(false)}
          onDone={() => {
            showToast('Kept longer.', 'good');
            setIsAsking(false);
            onDone();
          }}
          act={(values) =>
            create(
              pathOf(legalHold),
              { ...values, ...heldAs(of), home, ends_by_itself: true },
              { is: shapeOf(legalHold) },
            )
          }
        >
          <p>It does not go before that day, and is due again from then. It can be taken back at any time.</p>
        </AskingDialog>
      )}
    </>
  );
}
