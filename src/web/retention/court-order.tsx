import { link, longText, must } from '#domain/kit/vocabulary/fields.ts';
import { orderFields } from '#domain/retention/disposal.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { create } from '../kit/api/api.ts';
import { isStoredRecord } from '../kit/state/stored-record.ts';
import { AskingDialog } from '../kit/form/asking/asking-dialog.tsx';
import type { ListedHome } from '../kit/state/chosen-home.ts';
import { showToast } from '../kit/state/toasts.ts';
import { disposalCalls, disposalPath } from './retention-paths.ts';

const fields = {
  subject: must(link('What the order is about', { help: 'One record, or a resident with everything about them.' })),
  ...orderFields,
  reason: must(longText('What the court orders', { max: 500, help: 'Kept in the history: no names.' })),
};

/** An order of a court makes a record go before its time, by two people as well. */
export function CourtOrder({ home }: { home: ListedHome }) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        Court order
      </Button>
      {isAsking && (
        <AskingDialog
          title="Erase by order of a court"
          verb="Propose"
          fields={fields}
          draft={{ form: 'court-order' }}
          onClose={() => setIsAsking(false)}
          act={(values) =>
            create(disposalCalls, { ...values, home: home.id, ground: 'court_order' }, { is: isStoredRecord })
          }
          onDone={({ id }) => {
            showToast('Proposed. It waits for a second person.', 'good');
            setIsAsking(false);
            void navigate(disposalPath(id));
          }}
        >
          <p>It waits until a second person has seen what goes and confirms it. The order stands on the certificate.</p>
        </AskingDialog>
      )}
    </>
  );
}
