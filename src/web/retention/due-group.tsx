import type { Day } from '#domain/kit/time/time.ts';
import { keepingWords, type DueGroup } from '#domain/retention/disposal.ts';
import { legalHold } from '#domain/retention/legal-hold.ts';
import { clocks } from '#domain/retention/retention-clocks.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMay } from '../kit/access/rights.ts';
import { create } from '../kit/api/api.ts';
import { isStoredRecord } from '../kit/state/stored-record.ts';
import { AskingDialog } from '../kit/form/asking/asking-dialog.tsx';
import { reasonFields } from '../kit/form/asking/reason-fields.ts';
import { dayInWords } from '../kit/house/house-clock.ts';
import type { ListedHome } from '../kit/state/chosen-home.ts';
import { showToast } from '../kit/state/toasts.ts';
import { Flag } from '../kit/ui/flags.tsx';
import { KeepLonger } from './keep-longer.tsx';
import { countOf, disposalTitle, kindWords } from './kind-words.ts';
import { disposalCalls, disposalPath, holdsPath } from './retention-paths.ts';
import kit from '../kit/styles/kit.module.css';
import record from '../kit/styles/record.module.css';
import css from './retention.module.css';

/** Why it cannot go as things stand; null where nothing keeps it. */
function obstacleOf({ held, needed_by }: DueGroup): string | null {
  if (held !== null) return keepingWords(held);
  return needed_by.length > 0 ? `Still named by ${kindWords(needed_by)}, which are kept longer.` : null;
}

interface DueProps {
  home: ListedHome;
  group: DueGroup;
  today: Day;
  onChanged(): void;
}

/** Records that are due together: how much, since when, what keeps them, and what can be decided. */
export function Due({ home, group, today, onChanged }: DueProps) {
  const may = useMay();
  const { clock, kinds, held, held_records, waiting, subject } = group;
  const obstacle = obstacleOf(group);
  const mayDecide = may('add', legalHold.name) && obstacle === null && kinds.length > 0;
  return (
    <li className={record['verdict']}>
      <div className={kit['ends']}>
        <h3 className={kit['subheading']}>{disposalTitle(group)}</h3>
        <DueFlag group={group} today={today} />
      </div>
      <p className={css['words']}>
        {kinds.length > 0 ? kindWords(kinds) : 'Nothing can go yet'}. {sinceWords(group)}
      </p>
      <p className={kit['note']}>
        {clocks[clock].says}. {clocks[clock].source}.
        {held_records > 0 &&
          (held_records === 1 ? ' One record is held and stays.' : ` ${held_records} records are held and stay.`)}
      </p>
      {obstacle && <p className={kit['note']}>{obstacle}</p>}
      {held?.hold && (
        <Link to={`${holdsPath}&id=${held.hold}`} className={kit['link']}>
          {held.until === null ? 'Look at the hold' : 'Look at the longer period'}
        </Link>
      )}
      {waiting ? (
        <Link to={disposalPath(waiting)} className={kit['link']}>
          Look at what goes
        </Link>
      ) : (
        mayDecide && (
          <div className={kit['buttons']}>
            <Propose home={home} group={group} onAsked={onChanged} />
            {subject && <KeepLonger home={home.id} of={subject} onDone={onChanged} />}
          </div>
        )
      )}
    </li>
  );
}

const sinceWords = ({ due_on, must_go_by }: DueGroup): string =>
  must_go_by === null
    ? `Due since ${dayInWords(due_on, true)}.`
    : `The oldest is from ${dayInWords(due_on, true)} and must be gone by ${dayInWords(must_go_by, true)}.`;

function DueFlag({ group: { clock, held, needed_by, waiting, must_go_by }, today }: Pick<DueProps, 'group' | 'today'>) {
  if (waiting) return <Flag tone="watch">Waits for a second person</Flag>;
  if (held !== null) return <Flag tone="info">{held.until === null ? 'Held' : 'Kept longer'}</Flag>;
  if (needed_by.length > 0) return <Flag tone="info">Still needed</Flag>;
  if (must_go_by === null) return null;
  return must_go_by < today ? (
    <Flag tone="danger">Should be gone</Flag>
  ) : (
    <Flag tone="watch">At most {clocks[clock].mostMonths} months</Flag>
  );
}

function Propose({ home, group, onAsked }: { home: ListedHome; group: DueGroup; onAsked(): void }) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const { clock, subject, kinds } = group;
  const records = countOf(kinds);
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        Propose disposal
      </Button>
      {isAsking && (
        <AskingDialog
          title={`Propose that ${records === 1 ? 'one record goes' : `${records.toLocaleString('en-GB')} records go`} for good?`}
          verb="Propose"
          fields={reasonFields}
          onClose={() => setIsAsking(false)}
          act={({ reason }) =>
            create(
              disposalCalls,
              {
                home: home.id,
                ground: 'retention',
                clock,
                ...(subject ? { subject: { entity: subject.entity, id: subject.id } } : {}),
                reason,
              },
              { is: isStoredRecord },
            )
          }
          onDone={({ id }) => {
            showToast('Proposed. It waits for a second person.', 'good');
            setIsAsking(false);
            onAsked();
            void navigate(disposalPath(id));
          }}
        >
          <p>
            {disposalTitle(group)}: {kindWords(kinds)}. Nothing goes before a second person has seen it and confirms.
          </p>
        </AskingDialog>
      )}
    </>
  );
}
