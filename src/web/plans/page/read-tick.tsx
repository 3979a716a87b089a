import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { isInForce } from '#domain/plans/review/in-force.ts';
import { ownPart, readSince } from '#domain/plans/plan/read-since.ts';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { create } from '../../kit/api/api.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import type { RecordPartProps } from '../../records/record/record-slot-context.ts';
import { shapeOf } from '../../kit/api/shapes.ts';
import { isStoredRecord } from '../../kit/state/stored-record.ts';
import { InlineError } from '../../kit/ui/messages/inline-error.tsx';
import { notDone } from '../../kit/api/failure-words.ts';
import { useRights } from '../../kit/access/rights.ts';
import { useAuth } from '../../kit/state/store.ts';
import { showToast } from '../../kit/state/toasts.ts';
import css from './read-tick.module.css';

interface TickProps extends RecordPartProps {
  /** Whether its end has been in sight; what was not read is not signed. */
  isReadThrough?: boolean;
}

/** What everyone who works by it signs: its readers stand in the record, each with a moment. */
const isSigned = ({ fields }: Entity): boolean => fields['acknowledged_by']?.kind === 'rows';

/** "I have read it", and from then on when that was. */
export default function ReadTick({ of, record, onChanged, isReadThrough = true }: TickProps) {
  const me = useAuth().user?.id ?? null;
  const { zone } = useHouseClock();
  const mayRead = may(useRights(), 'acknowledge', of.name);
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  if (!isSigned(of) || !mayRead || !isInForce(record)) return null;
  const at = readSince(record, me);
  if (at)
    return (
      <p className={css['read']}>
        <IconCheck size={20} stroke={1.75} aria-hidden /> You read it {momentInWords(at, zone, true)}.
      </p>
    );
  const part = ownPart(record, me);
  if (part) return <p className={css['read']}>{part === 'wrote' ? 'You wrote it.' : 'You approved it.'}</p>;

  async function sign() {
    setIsBusy(true);
    const answer = await create(
      `${pathOf(of)}${record.id}/acknowledge/`,
      { version: record.version },
      { is: shapeOf(of) },
    );
    setIsBusy(false);
    setSaid(answer.ok ? '' : notDone(answer));
    // What is signed is what was read: as it stands now it is shown first, and then signed or not.
    if (!answer.ok) return isStoredRecord(answer.current) ? onChanged(answer.current) : undefined;
    showToast('Signed as read', 'good');
    onChanged(answer.body);
  }
  return (
    <div className={css['read']}>
      <Button
        loading={isBusy}
        disabled={!isReadThrough}
        onClick={() => void sign()}
        leftSection={<IconCheck size={20} stroke={1.75} aria-hidden />}
      >
        {isReadThrough ? 'I have read it' : 'Read it to the end first'}
      </Button>
      {said && <InlineError>{said}</InlineError>}
    </div>
  );
}
