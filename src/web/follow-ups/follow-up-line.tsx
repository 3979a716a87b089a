import { askWords, followUpStatus, triggerWords } from '#domain/plans/follow-up/follow-up-words.ts';
import { followUp } from '#domain/plans/follow-up/follow-up.ts';
import { choice, longText, must, type Fields } from '#domain/kit/vocabulary/fields.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { movesFrom } from '../kit/access/record-rights.ts';
import { useActor } from '../kit/access/use-actor.ts';
import { AskingDialog } from '../kit/form/asking/asking-dialog.tsx';
import { momentInWords, useHouseClock } from '../kit/house/house-clock.ts';
import { useNow } from '../kit/house/use-now.ts';
import { useEntityPaths } from '../kit/house/entity-paths.tsx';
import { useValueWords } from '../kit/names/use-value-words.ts';
import { valueText } from '../kit/names/value-text.ts';
import { makeMove } from '../kit/saving/change-record.ts';
import { showToast } from '../kit/state/toasts.ts';
import { Flag, type FlagTone } from '../kit/ui/flags.tsx';
import { reviewPath, reviewVerbs, type FollowUpRow } from './follow-up-paths.ts';
import kit from '../kit/styles/kit.module.css';
import css from './follow-ups.module.css';

const tones: Readonly<Record<string, FlagTone>> = {
  open: 'watch',
  overdue: 'danger',
  closed: 'good',
  cancelled: 'quiet',
};
const named = { open: 'Open', overdue: 'Overdue', cancelled: 'Cancelled' } as const;

interface LineProps {
  row: FollowUpRow;
  /** Where the page is not about one person. */
  saysWho?: boolean;
  /** Where the page is not about what happened. */
  saysCause?: boolean;
  onChanged?(): void;
}

/** One follow-up: what happened, what must be looked at, who, by when; and how it ended. */
export function FollowUpLine({ row, saysWho = false, saysCause = true, onChanged }: LineProps) {
  const { zone } = useHouseClock();
  const where = useEntityPaths();
  const status = followUpStatus(row, useNow());
  const wording = useValueWords()(row);
  const inWords = (name: string) => {
    const field = followUp.fields[name];
    return field && row[name] ? valueText(field, row[name], wording) : '';
  };
  const cause = row.cause && where.record(row.cause.entity, row.cause.id, row.resident);
  const happened = `${triggerWords(row)}, ${momentInWords(row.happened_at, zone)}`;
  const who = saysWho ? wording.nameOf(row.resident) : null;
  return (
    <li className={css['line']}>
      <div className={css['words']}>
        <strong>{[who, askWords(row)].filter(Boolean).join(': ')}</strong>
        {saysCause && (
          <span>
            Because of:{' '}
            {cause ? (
              <Link className={kit['link']} to={cause}>
                {happened}
              </Link>
            ) : (
              happened
            )}
          </span>
        )}
        {row.what_happened && <span className={kit['note']}>{row.what_happened}</span>}
        {row.status === 'open' && (
          <span className={kit['note']}>
            {inWords('owner') || inWords('owner_role')} · by {momentInWords(row.due_at, zone)}
          </span>
        )}
        {row.status === 'closed' && <Ending row={row} />}
        {row.status === 'cancelled' && row.finding && <span className={kit['note']}>{row.finding}</span>}
      </div>
      <Flag tone={tones[status] ?? 'quiet'}>{status === 'closed' ? inWords('closed_how') : named[status]}</Flag>
      {row.status === 'open' && <Buttons row={row} onChanged={onChanged} />}
    </li>
  );
}

/** What closed it, so that one can go on from the fall to the line of the plan. */
function Ending({ row }: { row: FollowUpRow }) {
  const { zone } = useHouseClock();
  const where = useEntityPaths();
  const wording = useValueWords()(row);
  const by = row.closed_by ? wording.nameOf(row.closed_by) : null;
  const to = row.closed_with && where.record(row.closed_with.entity, row.closed_with.id, row.resident);
  const when = row.closed_at ? momentInWords(row.closed_at, zone) : '';
  return (
    <>
      {row.finding && <span>“{row.finding}”</span>}
      <span className={kit['note']}>
        {[by, when].filter(Boolean).join(', ')}
        {to && (
          <>
            {' · '}
            <Link className={kit['link']} to={to}>
              See what was {row.closed_how === 'changed' ? 'changed' : 'written'}
            </Link>
          </>
        )}
      </span>
    </>
  );
}

const ending = {
  closed_how: must(
    choice('What came of it', {
      options: { no_change: 'No change needed', reviewed: 'Looked at and dealt with' },
    }),
  ),
  finding: must(longText('Because', { max: 1000, help: 'One sentence. It stays with what happened.' })),
} satisfies Fields;

function Buttons({ row, onChanged }: { row: FollowUpRow; onChanged: (() => void) | undefined }) {
  const navigate = useNavigate();
  const where = useEntityPaths();
  const [move] = movesFrom(followUp, row, useActor()).filter(({ by }) => by === 'close');
  const [opened, setOpened] = useState<FollowUpRow | null>(null);
  const verb = reviewVerbs[row.looks_at];
  const words = askWords(row);
  const go = async () => {
    const to = await reviewPath(row, where);
    if (to) void navigate(to);
  };
  if (!move) return null;
  return (
    <div className={`${kit['row']} no-print`}>
      {verb && (
        <Button variant="default" aria-label={`${verb}: ${words}`} onClick={() => void go()}>
          {verb}
        </Button>
      )}
      <Button
        variant="subtle"
        aria-label={`${verb ? 'No change needed' : 'Close'}: ${words}`}
        onClick={() => setOpened(row)}
      >
        {verb ? 'No change needed…' : 'Close…'}
      </Button>
      {opened && (
        <AskingDialog
          title={words}
          verb="Close the follow-up"
          fields={ending}
          start={{ closed_how: verb ? 'no_change' : 'reviewed' }}
          draft={{ form: 'follow-up-close', record: opened.id }}
          onClose={() => setOpened(null)}
          act={(values) => makeMove(followUp, opened, move, values)}
          onDone={() => {
            setOpened(null);
            showToast('Follow-up closed', 'good');
            onChanged?.();
          }}
        />
      )}
    </div>
  );
}
