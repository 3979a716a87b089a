import { date, must, text, type Fields } from '#domain/kit/vocabulary/fields.ts';
import { may, narrowActs } from '#domain/kit/vocabulary/permissions.ts';
import { rota } from '#domain/rota/rota.ts';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useRights } from '../../kit/access/rights.ts';
import { create } from '../../kit/api/api.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { ShortForm } from '../../kit/form/asking/short-form.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import { showToast } from '../../kit/state/toasts.ts';

const asked: Fields = {
  from: must(date('First day', { tense: 'future' })),
  to: must(date('Last day', { tense: 'future' })),
  reason: text('Why, if you want to say', { max: 300 }),
};

const isAnswer = objectWith<{ asked: number }>('asked');

/** Leave is asked for from one's own shifts; it holds once it is approved. */
export function AskLeave({ home, onDone }: { home: string; onDone(): void }) {
  const rights = useRights();
  const [isOpen, setIsOpen] = useState(false);
  if (!may(rights, 'accept', rota.name) && narrowActs(rights, 'accept', rota).length === 0) return null;
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        Ask for leave
      </Button>
      {isOpen && (
        <Modal opened onClose={() => setIsOpen(false)} title="Ask for leave">
          <ShortForm
            fields={asked}
            verb="Ask for leave"
            act={(values) => create(`${pathOf(rota)}leave/`, { ...values, home }, { is: isAnswer, quiet: true })}
            onCancel={() => setIsOpen(false)}
            onDone={(answer) => {
              setIsOpen(false);
              showToast(answer.asked === 0 ? 'These days are asked for already' : 'Leave asked for', 'good');
              onDone();
            }}
          />
        </Modal>
      )}
    </>
  );
}
