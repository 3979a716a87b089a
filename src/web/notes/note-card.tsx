import { localTime } from '#domain/kit/time/time.ts';
import { note } from '#domain/notes/note.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Flag } from '../kit/ui/flags.tsx';
import { momentInWords, useHouseClock } from '../kit/house/house-clock.ts';
import type { Listed } from '../kit/state/stored-record.ts';
import { LongText } from '../kit/ui/long-text.tsx';
import { useValueWords } from '../kit/names/use-value-words.ts';
import { valueText } from '../kit/names/value-text.ts';
import { useNoteLinks } from './use-note-links.ts';
import css from './notes.module.css';

interface NoteCardProps {
  written: Listed<typeof note>;
  /** Where it opens; a deleted note does not. */
  to?: string;
  children?: ReactNode;
}

/** One note as it was written: when, about whom, by whom, and the words. */
export function NoteCard({ written, to, children }: NoteCardProps) {
  const { zone } = useHouseClock();
  const wording = useValueWords()(written);
  const links = useNoteLinks(written, wording.nameOf);
  const say = (name: string) => {
    const field = note.fields[name];
    return field && written[name] ? valueText(field, written[name], wording) : '';
  };
  const at = written.occurred_at;
  // In the feed the day stands above the notes; elsewhere each says it.
  const title = `${to ? localTime(at, zone) : momentInWords(at, zone)} ${say('resident') || 'The house'}`;
  return (
    <article className={css['card']} data-card>
      <p className={css['top']}>
        {to ? (
          <Link to={to} className={css['open']}>
            {title}
          </Link>
        ) : (
          <strong className={css['title']}>{title}</strong>
        )}
        <span>{say('category')}</span>
        <span>{say('recorded_by')}</span>
        {written.is_important && <Flag tone="watch">Important</Flag>}
        {written.include_in_handover && <Flag tone="info">For handover</Flag>}
        {written.visibility === 'senior_only' && <Flag tone="info">Seniors only</Flag>}
        {written.is_late_entry && <Flag tone="quiet">Late entry</Flag>}
      </p>
      <LongText text={written.body} />
      {links.length > 0 && (
        <p className={css['links']}>
          {links.map(({ words, to: target }) => (
            <Link key={target} to={target}>
              {words}
            </Link>
          ))}
        </p>
      )}
      {children}
    </article>
  );
}
