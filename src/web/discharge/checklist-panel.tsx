import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { ChecklistItem } from '#domain/residents/leaving/discharge-checklist.ts';
import { discharge } from '#domain/residents/leaving/discharge.ts';
import { useState } from 'react';
import { partialUpdate } from '../kit/api/api.ts';
import { pathOf } from '../kit/state/entities.ts';
import { shapeOf } from '../kit/api/shapes.ts';
import type { Stored } from '../kit/state/stored-record.ts';
import { InlineError } from '../kit/ui/messages/inline-error.tsx';
import { notDone } from '../kit/api/failure-words.ts';
import { mayChange } from '../kit/access/record-rights.ts';
import { showToast } from '../kit/state/toasts.ts';
import { useActor } from '../kit/access/use-actor.ts';
import { useValueWords } from '../kit/names/use-value-words.ts';
import { Checklist, ChecklistShare } from './checklist.tsx';
import kit from '../kit/styles/kit.module.css';
import css from './discharge.module.css';

/** The checklist of a discharge that is saved already: each answer is saved as it is given, by those who may. */
export function ChecklistPanel({
  leaving,
  onChanged,
}: {
  leaving: Stored<typeof discharge>;
  onChanged(leaving: Stored<typeof discharge>): void;
}) {
  const wording = useValueWords()(leaving);
  const [said, setSaid] = useState('');
  const isOpen = mayChange(discharge, leaving, useActor());
  const answer = async (item: ChecklistItem, value: RecordValues | null) => {
    const answered = await partialUpdate(
      pathOf(discharge),
      leaving.id,
      {
        version: leaving.version,
        [item]: value,
      },
      { is: shapeOf(discharge) },
    );
    setSaid(answered.ok ? '' : notDone(answered));
    if (!answered.ok) return;
    onChanged(answered.body);
    showToast('Checklist saved', 'good');
  };
  return (
    <section className={css['panel']} data-card aria-label="Checklist so far">
      <h2 className={kit['heading']}>Checklist</h2>
      <ChecklistShare leaving={leaving} />
      {said && <InlineError>{said}</InlineError>}
      <Checklist
        leaving={leaving}
        nameOf={wording.nameOf}
        {...(isOpen ? { onAnswer: (item, value) => void answer(item, value) } : {})}
      />
    </section>
  );
}
