import type { ChecklistItem } from '#domain/residents/discharge-checklist.ts';
import { discharge } from '#domain/residents/discharge.ts';
import { useState } from 'react';
import { partialUpdate } from '../kit/api.ts';
import { pathOf } from '../kit/entities.ts';
import type { Kept } from '../kit/kept.ts';
import { NotDone } from '../kit/not-done.tsx';
import { notDone } from '../kit/not-saved.ts';
import { mayChange } from '../kit/record-rights.ts';
import { say } from '../kit/toasts.ts';
import { useAsker } from '../kit/use-asker.ts';
import { useTelling } from '../kit/use-telling.ts';
import { Checklist, ChecklistShare } from './checklist.tsx';
import kit from '../kit/kit.module.css';
import css from './discharge.module.css';

/** The checklist of a discharge that is kept already: each answer is saved as it is given, by those who may. */
export function ChecklistPanel({ leaving, onChanged }: { leaving: Kept; onChanged(leaving: Kept): void }) {
  const telling = useTelling()(leaving);
  const [said, setSaid] = useState('');
  const isOpen = mayChange(discharge, leaving, useAsker());
  const answer = async (item: ChecklistItem, value: Readonly<Record<string, unknown>> | null) => {
    const answered = await partialUpdate<Kept>(pathOf(discharge), leaving.id, { version: leaving['version'], [item]: value });
    setSaid(answered.ok ? '' : notDone(answered));
    if (!answered.ok) return;
    onChanged(answered.body);
    say('Checklist saved', 'good');
  };
  return (
    <section className={css['panel']} data-card aria-label="Checklist so far">
      <h2 className={kit['heading']}>Checklist</h2>
      <ChecklistShare leaving={leaving} />
      {said && <NotDone>{said}</NotDone>}
      <Checklist leaving={leaving} nameOf={telling.nameOf} {...(isOpen ? { onAnswer: (item, value) => void answer(item, value) } : {})} />
    </section>
  );
}
