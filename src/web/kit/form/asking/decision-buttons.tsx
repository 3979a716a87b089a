import type { Decision, ShownWaiting } from '#domain/kit/people/two-people.ts';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { create } from '../../api/api.ts';
import { momentInWords, useHouseClock } from '../../house/house-clock.ts';
import { showToast } from '../../state/toasts.ts';
import kit from '../../styles/kit.module.css';
import { AskingDialog } from './asking-dialog.tsx';
import { reasonFields } from './reason-fields.ts';

export type DecisionWords = { readonly [D in Decision]: { title: string; verb: string; done: string } };

interface DecisionProps {
  of: ShownWaiting;
  /** The call it is decided by, such as `/api/disposal/`. */
  path: string;
  words: DecisionWords;
  /** What the second person confirms, where the server asks for it. */
  confirming?: Readonly<Record<string, unknown>>;
  /** Why it cannot be confirmed at present, said in its place. */
  obstacle?: string | null;
  /** What cannot be undone. */
  isDanger?: boolean;
  /** What is decided, above the form. */
  children?: (deciding: Decision) => ReactNode;
  onDecided(): void;
}

/** Who can confirm what waits, and the second person's answer to it. */
export function DecisionButtons({
  of,
  path,
  words,
  confirming = {},
  obstacle = null,
  isDanger = false,
  children,
  onDecided,
}: DecisionProps) {
  const [asking, setAsking] = useState<Decision | null>(null);
  const { zone } = useHouseClock();
  const { id, may, seconds, runs_out_at } = of;
  const who = seconds.map(({ name }) => name).join(' or ');
  return (
    <>
      <p className={kit['note']}>
        {obstacle ??
          (who
            ? `${who} can confirm it. It runs out on ${momentInWords(runs_out_at, zone)}.`
            : `Nobody can confirm it at present. It can be withdrawn, and runs out on ${momentInWords(runs_out_at, zone)}.`)}
      </p>
      <div className={`${kit['buttons']} no-print`}>
        {may.decide && obstacle === null && (
          <Button {...(isDanger ? { color: 'red' } : {})} onClick={() => setAsking('confirm')}>
            {words.confirm.verb}
          </Button>
        )}
        {may.decide && (
          <Button variant="default" onClick={() => setAsking('refuse')}>
            {words.refuse.verb}
          </Button>
        )}
        {may.withdraw && (
          <Button variant="default" onClick={() => setAsking('withdraw')}>
            {words.withdraw.verb}
          </Button>
        )}
      </div>
      {asking && (
        <AskingDialog
          title={words[asking].title}
          verb={words[asking].verb}
          isDanger={isDanger && asking === 'confirm'}
          fields={asking === 'confirm' ? {} : reasonFields}
          onClose={() => setAsking(null)}
          onDone={() => {
            showToast(words[asking].done, 'good');
            setAsking(null);
            onDecided();
          }}
          act={(values) => create(`${path}${id}/${asking}/`, asking === 'confirm' ? confirming : values)}
        >
          {children?.(asking)}
        </AskingDialog>
      )}
    </>
  );
}
