import { confidentialInfo } from '#domain/confidential/confidential-info.ts';
import { openingFields, openMinutes, type OpenedContent } from '#domain/confidential/opening.ts';
import { minutesBetween } from '#domain/kit/time/time.ts';
import { clockTime } from '#domain/kit/time/clock-time.ts';
import { Button } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRights } from '../kit/access/rights.ts';
import { create } from '../kit/api/api.ts';
import { objectWith } from '../kit/api/shapes.ts';
import { AskingDialog } from '../kit/form/asking/asking-dialog.tsx';
import { useHouseClock } from '../kit/house/house-clock.ts';
import { PinInput } from '../kit/input/pin-input.tsx';
import { pathOf } from '../kit/state/entities.ts';
import { presentMoment } from '../kit/state/present-moment.ts';
import type { Stored } from '../kit/state/stored-record.ts';
import { iconProps } from '../kit/ui/icon-props.ts';
import { useAway, useOpeningEnd } from './use-opening.ts';
import kit from '../kit/styles/kit.module.css';
import css from './confidential.module.css';

const isOpened = objectWith<OpenedContent>('content', 'opened_at', 'until');

/** What the record says, behind a reason and a PIN. It lives in this part of the page alone, and ends by itself. */
export function ConfidentialContent({ record }: { record: Stored<typeof confidentialInfo> }) {
  const [isAsking, setIsAsking] = useState(false);
  const [opened, setOpened] = useState<OpenedContent | null>(null);
  useUntil(opened?.until ?? null, () => setOpened(null));
  useOpeningEnd(record.id, opened?.opened_at ?? null);
  // Of a record that somebody is not named for they see the title, and nothing that says who is.
  const isListed = 'access_list' in record;
  return (
    <section className={css['content']} aria-label="Content" data-card>
      {opened ? (
        <Opened opened={opened} onClose={() => setOpened(null)} />
      ) : (
        <>
          <p className={kit['quiet']}>
            {isListed
              ? `The content opens with a reason and your PIN, for ${openMinutes} minutes. Who opened it, when and why is kept for good.`
              : 'You are not on its list. In an emergency you can open it: its owner and the manager are told at once.'}
          </p>
          <div className={`${kit['buttons']} no-print`}>
            <Button leftSection={<IconLockOpen {...iconProps} />} onClick={() => setIsAsking(true)}>
              {isListed ? 'Open the content' : 'Open in an emergency'}
            </Button>
          </div>
        </>
      )}
      {isAsking && (
        <OpeningDialog
          id={record.id}
          isListed={isListed}
          onClose={() => setIsAsking(false)}
          onOpened={(content) => {
            setIsAsking(false);
            setOpened(content);
          }}
        />
      )}
    </section>
  );
}

interface OpeningProps {
  id: string;
  isListed: boolean;
  onClose(): void;
  onOpened(opened: OpenedContent): void;
}

function OpeningDialog({ id, isListed, onClose, onOpened }: OpeningProps) {
  const [pin, setPin] = useState('');
  return (
    <AskingDialog
      title={isListed ? 'Open the content' : 'Open in an emergency'}
      verb="Open"
      fields={openingFields}
      start={isListed ? {} : { reason_code: 'emergency' }}
      act={(values) => create(`${pathOf(confidentialInfo)}${id}/open/`, { ...values, pin }, { is: isOpened })}
      onDone={onOpened}
      onClose={onClose}
    >
      <PinInput label="Your PIN" value={pin} onChange={setPin} />
    </AskingDialog>
  );
}

/** Hidden while nobody looks at the page; not printed, and not copied but by those who may take records out. */
function Opened({ opened, onClose }: { opened: OpenedContent; onClose(): void }) {
  const { zone } = useHouseClock();
  const mayTakeOut = useRights().has('export_records');
  const { isAway, comeBack } = useAway();
  return (
    <>
      <div className={css['line']}>
        <p className={kit['quiet']}>Open until {clockTime(opened.until, zone)}</p>
        <Button variant="default" onClick={onClose}>
          Close it now
        </Button>
      </div>
      {isAway ? (
        <div className={kit['buttons']}>
          <Button onClick={comeBack}>Show it again</Button>
        </div>
      ) : (
        <p
          className={css['words']}
          data-held={!mayTakeOut || undefined}
          onCopy={(event) => {
            if (!mayTakeOut) event.preventDefault();
          }}
        >
          {opened.content}
        </p>
      )}
    </>
  );
}

/** Does something when a moment has come. A device that slept looks again when it wakes. */
function useUntil(until: string | null, over: () => void): void {
  const look = useEffectEvent(() => {
    if (until !== null && minutesBetween(until, presentMoment()) >= 0) over();
  });
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => look(), 1000);
    return () => clearInterval(timer);
  }, [until]);
}
