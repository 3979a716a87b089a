import { suggestionTopics } from '#domain/suggestions/suggestion.ts';
import { isUndecided, suggestionStatus } from '#domain/suggestions/suggestion-states.ts';
import { saidBy, type ListedSuggestion } from '#domain/suggestions/you-said.ts';
import { dayCountWords } from '#domain/kit/time/day-count-words.ts';
import { daysBetween, localDay } from '#domain/kit/time/time.ts';
import { Link } from 'react-router';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { BoardCard } from '../../kit/ui/board.tsx';
import { Flag } from '../../kit/ui/flags.tsx';
import kit from '../../kit/styles/kit.module.css';

/** After this many days somebody should have an answer; the alert says so too. */
const waitDays = 14;

/** One suggestion in short: what, by whom, and how long it has waited. */
export function SuggestionCard({ said, path }: { said: ListedSuggestion; path: string }) {
  const { zone, today } = useHouseClock();
  const { title, category, from_type, status, response } = said;
  const days = daysBetween(localDay(said.created_at, zone), today());
  return (
    <BoardCard>
      <Link className={kit['cover']} to={path}>
        {title}
      </Link>
      <span className={kit['note']}>
        {saidBy[from_type]} · {suggestionTopics[category]}
      </span>
      {isUndecided(status) && days > waitDays && <Flag tone="watch">Waits {dayCountWords(days)}</Flag>}
      {status === 'declined' && <Flag tone="quiet">{suggestionStatus.declined}</Flag>}
      {status === 'done' && <Flag tone="good">{suggestionStatus.done}</Flag>}
      {response !== null && !isUndecided(status) && <span className={kit['note']}>{response}</span>}
    </BoardCard>
  );
}
