import { choice, longText, must } from '#domain/kit/vocabulary/fields.ts';
import { settlementAnswers, type LookPattern, type LookPatterns } from '#domain/residents/looks/look-patterns.ts';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { create } from '../../kit/api/api.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { AskingDialog } from '../../kit/form/asking/asking-dialog.tsx';
import { showToast } from '../../kit/state/toasts.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';

export const isPatterns = objectWith<LookPatterns>('from', 'to', 'patterns');

const fields = {
  answer: must(choice('How it is left', { options: settlementAnswers })),
  words: must(
    longText('In words', {
      max: 500,
      help: 'Such as: She swapped with Bo by telephone; the rota was not changed.',
    }),
  ),
};

interface SettleProps {
  pattern: LookPattern;
  /** The call of the house, and the days that are shown. */
  path: string;
  days: { date_from: string; date_to: string };
  onSettled(found: LookPatterns): void;
}

/** A person in charge leaves what stood out with a few words; a later look brings it back. */
export function SettleLook({ pattern, path, days, onSettled }: SettleProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        className="no-print"
        variant="default"
        leftSection={<IconCheck {...iconProps} />}
        onClick={() => setIsAsking(true)}
      >
        Settle
      </Button>
      {isAsking && (
        <AskingDialog
          title={`Settle: ${pattern.name}`}
          verb="Settle"
          fields={fields}
          draft={{ form: 'settle-look' }}
          act={(values) => create(`${path}settle/`, { ...values, ...days, pattern: pattern.key }, { is: isPatterns })}
          onClose={() => setIsAsking(false)}
          onDone={(found) => {
            setIsAsking(false);
            showToast('Settled', 'good');
            onSettled(found);
          }}
        />
      )}
    </>
  );
}
