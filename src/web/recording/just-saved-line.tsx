import { Button } from '@mantine/core';
import { localTime, momentOf } from '#domain/kit/time.ts';
import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useHouseClock } from '../kit/house-clock.ts';
import { closeRecording } from '../kit/recording.ts';
import { useNow } from '../kit/use-now.ts';
import { isRecent, justSaved } from './just-saved.ts';
import { useMayUndo } from './use-may-undo.ts';
import { useUndo } from './use-undo.ts';
import kit from '../kit/kit.module.css';
import css from './just-saved-line.module.css';

const atOnce = 3;

/** What this person wrote in the last ten minutes, with the name and the value: the moment to see a slip. */
export function JustSavedLine() {
  const clock = useHouseClock();
  const now = Date.parse(useNow());
  const mayUndo = useMayUndo();
  const undo = useUndo();
  const [isWhole, setIsWhole] = useState(false);
  const recent = justSaved.use().filter((saved) => isRecent(saved, now));
  if (recent.length === 0) return null;
  const earlier = recent.length - atOnce;
  return (
    <ul className={`${kit['bare']} ${css['justSaved']}`} aria-label="Just saved">
      {recent.slice(0, isWhole ? undefined : atOnce).map((saved) => (
        <li key={`${saved.record.id}-${saved.at}`} data-undone={saved.isUndone || undefined}>
          <IconCircleCheck size={20} stroke={1.75} aria-hidden />
          <span>{saved.isUndone ? 'Taken back: ' : 'Saved: '}<span className={css['what']}>{saved.words} for {saved.person}</span>, {localTime(momentOf(saved.at), clock.zone)}</span>
          {!saved.isUndone && saved.ways.map(({ label, to }) => <Button key={to} variant="light" component={Link} to={to} onClick={closeRecording}>{label}</Button>)}
          {!saved.isUndone && (mayUndo(saved)
            ? <Button variant="subtle" leftSection={<IconArrowBackUp size={20} stroke={1.75} aria-hidden />} onClick={() => void undo(saved)}>Undo</Button>
            : <span className={css['ask']}>If it is wrong, ask a senior to withdraw it.</span>)}
        </li>
      ))}
      {!isWhole && earlier > 0 && <li><Button variant="subtle" onClick={() => setIsWhole(true)}>{earlier} more of the last ten minutes</Button></li>}
    </ul>
  );
}
