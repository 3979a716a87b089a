import { suggestion } from '#domain/suggestions/suggestion.ts';
import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { ForHouse } from '../records/screens/for-house.tsx';
import { OnePage } from '../records/screens/one-page.tsx';
import RecordListScreen from '../records/screens/record-list-screen.tsx';
import { useRecordParams } from '../records/use-record-params.ts';
import { hasMainStep, saidNow } from './one/said-now.ts';
import { SuggestionNow } from './one/suggestion-now.tsx';
import { SuggestionPoster } from './poster/suggestion-poster.tsx';
import { SuggestionsPage } from './board/suggestions-page.tsx';

/** What people suggest: the board, the poster, one of them with its next step, or all of them as a list. */
export default function SuggestionScreen() {
  const { id, isChanging } = useRecordParams();
  const [params] = useSearchParams();
  if (isChanging || params.has('all'))
    return (
      <RecordListScreen
        entity={suggestion.name}
        actions={
          <Button variant="default" component={Link} to="?">
            Board
          </Button>
        }
      />
    );
  if (id !== null)
    return (
      <OnePage
        entity={suggestion}
        id={id}
        above={(said, take) => <SuggestionNow said={said} onChanged={take} />}
        saidAbove={saidNow}
        hasMainStepAbove={hasMainStep}
      />
    );
  return (
    <ForHouse of={suggestion} called="the suggestions">
      {(home) =>
        params.get('show') === 'poster' ? (
          <SuggestionPoster key={home.id} home={home} />
        ) : (
          <SuggestionsPage key={home.id} home={home} />
        )
      }
    </ForHouse>
  );
}
