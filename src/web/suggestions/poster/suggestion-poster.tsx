import { monthWords } from '#domain/kit/time/day-words.ts';
import { suggestion } from '#domain/suggestions/suggestion.ts';
import type { SuggestionStatus } from '#domain/suggestions/suggestion-states.ts';
import { onPoster, saidBy, weDid } from '#domain/suggestions/you-said.ts';
import { IconCircleCheck, IconClockPause, IconMessageCircle } from '@tabler/icons-react';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { Page } from '../../kit/page/page.tsx';
import { PrintButton } from '../../kit/page/print/print-button.tsx';
import { Empty, ErrorState, Loading } from '../../kit/page/states.tsx';
import type { ListedHome } from '../../kit/state/chosen-home.ts';
import { useSuggestions } from '../board/use-suggestions.ts';
import css from './poster.module.css';

/** “You said, we did”: for the wall of the house, so nobody is named and everything is large. */
export function SuggestionPoster({ home }: { home: ListedHome }) {
  const { today } = useHouseClock();
  const { records, state, reload } = useSuggestions(home.id);
  const shown = onPoster(records);
  return (
    <Page
      title="You said, we did"
      back={{ to: '?', label: suggestion.labels.many }}
      actions={<PrintButton isMain>Print the poster</PrintButton>}
    >
      {state === 'loading' && <Loading rows={8} label="Loading the poster" />}
      {state === 'failed' && (
        <ErrorState title="The poster could not be loaded" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      )}
      {state === 'loaded' && shown.length === 0 && (
        <Empty title="Nothing is on the board yet">
          An answer to a suggestion comes here when whoever answers it says “show on the board”.
        </Empty>
      )}
      {shown.length > 0 && (
        <article className={css['poster']} data-own-paper>
          <header className={css['head']}>
            <h2>
              You said, <em>we did</em>
            </h2>
            <p>
              {home.name}, {monthWords(today())}
            </p>
          </header>
          <ul className={css['pairs']}>
            {shown.map((one) => (
              <li key={one.id} className={css['pair']} data-status={one.status}>
                <div className={css['said']}>
                  <span className={css['label']}>
                    <IconMessageCircle size={28} stroke={1.75} aria-hidden /> You said
                  </span>
                  <p>{one.title}</p>
                  <span className={css['who']}>{saidBy[one.from_type]}</span>
                </div>
                <div className={css['did']}>
                  <span className={css['label']}>
                    <AnswerSign status={one.status} /> {weDid[one.status]}
                  </span>
                  <p>{one.response}</p>
                </div>
              </li>
            ))}
          </ul>
          <footer className={css['foot']}>
            Tell us what would make this a better home: speak to anybody who works here. You need not give your name.
          </footer>
        </article>
      )}
    </Page>
  );
}

function AnswerSign({ status }: { status: SuggestionStatus }) {
  const Sign = status === 'declined' ? IconClockPause : IconCircleCheck;
  return <Sign size={28} stroke={1.75} aria-hidden />;
}
