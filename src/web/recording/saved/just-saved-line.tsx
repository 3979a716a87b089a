import { Button } from '@mantine/core';
import { localTime } from '#domain/kit/time/time.ts';
import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { closeRecording } from '../../kit/state/recording.ts';
import { useNow } from '../../kit/house/use-now.ts';
import { isRecent, justSaved, type JustSaved } from './just-saved.ts';
import { useMayUndo } from './use-may-undo.ts';
import { useUndo } from './use-undo.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './just-saved-line.module.css';

interface RowProps {
  saved: JustSaved;
  isNamed: boolean;
  /** Whom to ask where it cannot be taken back. */
  isExplained: boolean;
  children: ReactNode;
}

function SavedRow({ saved, isNamed, isExplained, children }: RowProps) {
  const { zone } = useHouseClock();
  const mayUndo = useMayUndo()(saved);
  const undo = useUndo();
  const { isUndone, words, person, at, nextSteps } = saved;
  return (
    <li data-undone={isUndone || undefined}>
      <div className={css['line']}>
        <IconCircleCheck size={20} stroke={1.75} aria-hidden />
        <span className={css['words']}>
          {isUndone ? 'Taken back: ' : 'Saved: '}
          <span className={css['what']}>
            {words}
            {isNamed && ` for ${person}`}
          </span>
          , {localTime(at, zone)}
        </span>
        {!isUndone && mayUndo && (
          <Button
            variant="subtle"
            leftSection={<IconArrowBackUp size={20} stroke={1.75} aria-hidden />}
            onClick={() => void undo(saved)}
          >
            Undo
          </Button>
        )}
        {children}
      </div>
      {isExplained && !isUndone && !mayUndo && (
        <p className={css['ask']}>If it is wrong, ask a senior to withdraw it.</p>
      )}
      {!isUndone && nextSteps.length > 0 && (
        <div className={`${kit['buttons']} ${css['nextSteps']}`}>
          {nextSteps.map(({ label, to }) => (
            <Button key={to} variant="light" component={Link} to={to} onClick={closeRecording}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

/** What this person wrote in the last ten minutes, in one line that unfolds: the moment to see a slip. With `about` only what was written about them. */
export function JustSavedLine({ about }: { about?: string }) {
  const now = useNow();
  const mayUndo = useMayUndo();
  const [isOpen, setIsOpen] = useState(false);
  const recent = justSaved
    .use()
    .filter((saved) => isRecent(saved, now) && (about === undefined || saved.resident === about));
  const [newest] = recent;
  if (!newest) return null;
  const others = recent.length - 1;
  const isFoldable = others > 0 || (!newest.isUndone && !mayUndo(newest));
  return (
    <ul className={`${kit['bare']} ${css['justSaved']}`} aria-label="Just saved" aria-live="polite">
      {(isOpen ? recent : [newest]).map((saved) => (
        <SavedRow
          key={`${saved.record.id}-${saved.at}`}
          saved={saved}
          isNamed={about === undefined}
          isExplained={isOpen}
        >
          {saved === newest && isFoldable && (
            <Button variant="subtle" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? 'Fold' : others > 0 ? `${others} more` : 'Wrong?'}
            </Button>
          )}
        </SavedRow>
      ))}
    </ul>
  );
}
