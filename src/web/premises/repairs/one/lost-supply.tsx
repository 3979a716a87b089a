import { whoCan } from '#domain/kit/people/who-can.ts';
import { choice, must, type Fields } from '#domain/kit/vocabulary/fields.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import {
  supplyLossWords,
  mustTellRegulator,
  notifyAfterHours,
  supplyLoss,
} from '#domain/premises/repairs/lost-supply.ts';
import { regulatorFields } from '#domain/premises/repairs/regulator-decision.ts';
import { repairRecord } from '#domain/premises/repairs/repair-record.ts';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useReader } from '../../../kit/access/use-reader.ts';
import { useRights } from '../../../kit/access/rights.ts';
import { create } from '../../../kit/api/api.ts';
import { AskingDialog } from '../../../kit/form/asking/asking-dialog.tsx';
import { momentInWords, useHouseClock } from '../../../kit/house/house-clock.ts';
import { pathOf } from '../../../kit/state/entities.ts';
import { shapeOf } from '../../../kit/api/shapes.ts';
import { showToast } from '../../../kit/state/toasts.ts';
import type { ShownRepair } from './shown-repair.ts';
import kit from '../../../kit/styles/kit.module.css';
import record from '../../../kit/styles/record.module.css';

interface LostProps {
  repair: ShownRepair;
  now: string;
  onChanged(repair: ShownRepair): void;
}

const notified = { when: { cqc_notifiable: ['yes'] } } as const;
const asked: Fields = {
  cqc_notifiable: must(choice(regulatorFields.cqc_notifiable.label, { options: { yes: 'Yes', no: 'No' } })),
  cqc_sent_at: { ...regulatorFields.cqc_sent_at, ...notified },
  cqc_reference: { ...regulatorFields.cqc_reference, ...notified },
  cqc_reason: must({ ...regulatorFields.cqc_reason, when: { cqc_notifiable: ['no'] } }),
};

/** A supply that is or was away: for how long, and whether the regulator has heard of it. */
export function LostSupply({ repair, now, onChanged }: LostProps) {
  const rights = useRights();
  const reader = useReader();
  const { zone } = useHouseClock();
  const [isAsking, setIsAsking] = useState(false);
  const loss = supplyLoss(repair, now);
  if (!loss) return null;
  const isDue: boolean = mustTellRegulator(loss);
  const mayNotify = may(rights, 'notify', repairRecord.name);
  const said = `${supplyLossWords(loss)}, since ${momentInWords(loss.since, zone)}.`;
  return (
    <>
      {isDue ? (
        <div className={record['stop']} role="note" aria-label="Tell the regulator">
          <IconAlertTriangle size={28} stroke={1.75} aria-hidden />
          <strong>Tell the regulator</strong>
          <span>
            {said} What stops for more than {notifyAfterHours} hours is notified without delay.{' '}
            {!mayNotify && whoCan(repairRecord.access, 'notify', reader, 'decide this')}
          </span>
        </div>
      ) : (
        <p className={kit['reason']}>
          {said} {decided(repair, zone)}
        </p>
      )}
      {mayNotify && (isDue || loss.isSettled) && (
        <div className={`${kit['buttons']} no-print`}>
          <Button variant={isDue ? 'filled' : 'default'} onClick={() => setIsAsking(true)}>
            {isDue ? 'Say whether the regulator was told' : 'Change what was said about the regulator'}
          </Button>
        </div>
      )}
      {isAsking && (
        <AskingDialog
          title="Is the regulator told?"
          verb="Save"
          fields={asked}
          start={startOf(repair, now)}
          draft={{ form: 'repair-regulator', record: repair.id }}
          act={(values) =>
            create(
              `${pathOf(repairRecord)}${repair.id}/regulator/`,
              {
                ...values,
                version: repair.version,
              },
              { is: shapeOf(repairRecord) },
            )
          }
          onClose={() => setIsAsking(false)}
          onDone={(changed) => {
            setIsAsking(false);
            showToast('Saved', 'good');
            onChanged(changed);
          }}
        >
          <p>{said} The reminder clears when it says when the regulator was told, or why it is not.</p>
        </AskingDialog>
      )}
    </>
  );
}

const startOf = ({ cqc_notifiable, cqc_sent_at, cqc_reference, cqc_reason }: ShownRepair, now: string) => ({
  cqc_notifiable: cqc_notifiable === 'pending' ? 'yes' : cqc_notifiable,
  cqc_sent_at: cqc_sent_at ?? now,
  cqc_reference,
  cqc_reason,
});

function decided({ cqc_notifiable, cqc_sent_at, cqc_reference, cqc_reason }: ShownRepair, zone: string): string {
  if (cqc_sent_at !== null)
    return `The regulator was told ${momentInWords(cqc_sent_at, zone)}${cqc_reference ? `, reference ${cqc_reference}` : ''}.`;
  if (cqc_notifiable === 'no') return `The regulator is not told: ${cqc_reason ?? ''}`;
  return `The regulator is told once it is more than ${notifyAfterHours} hours.`;
}
