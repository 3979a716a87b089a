import { suggestion } from '#domain/suggestions/suggestion.ts';
import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { seesAny, useRights } from '../kit/access/rights.ts';
import { Page } from '../kit/page/page.tsx';
import { NoRight } from '../kit/page/states.tsx';
import { ChooseHouse } from '../kit/shell/choose-house.tsx';
import { useChosenHome } from '../kit/state/store.ts';
import { OneRecord } from '../records/record/one-record.tsx';
import RecordListScreen from '../records/screens/record-list-screen.tsx';
import { useRecordTitle } from '../records/record/use-record-title.ts';
import { usePlace } from '../records/use-place.ts';
import { SuggestionNow } from './one/suggestion-now.tsx';
import { SuggestionPoster } from './poster/suggestion-poster.tsx';
import { SuggestionsPage } from './board/suggestions-page.tsx';

const { one, many } = suggestion.labels;

/** What people suggest: the board, the poster, one of them with its next step, or all of them as a list. */
export default function SuggestionScreen() {
  const { id, isChanging, list, change } = usePlace();
  const [params] = useSearchParams();
  const home = useChosenHome().selected;
  const rights = useRights();
  const title = useRecordTitle(suggestion, id);
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
      <Page title={title} tab={one} back={{ to: list, label: many }}>
        <OneRecord
          entity={suggestion}
          id={id}
          editPath={change(id)}
          above={(said, take) => <SuggestionNow said={said} onChanged={take} />}
        />
      </Page>
    );
  if (!home || !seesAny(rights, suggestion))
    return (
      <Page title={many}>
        {home ? <NoRight title="You do not have the right to see the suggestions" /> : <ChooseHouse />}
      </Page>
    );
  return params.get('show') === 'poster' ? (
    <SuggestionPoster key={home.id} home={home} />
  ) : (
    <SuggestionsPage key={home.id} home={home} />
  );
}
