import { suggestion, suggestionTopics } from '#domain/suggestions/suggestion.ts';
import { boardOf } from '#domain/suggestions/you-said.ts';
import { Button } from '@mantine/core';
import { IconList, IconPlus, IconSpeakerphone } from '@tabler/icons-react';
import { Link } from 'react-router';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { PageActions, type MoreItem } from '../../kit/page/more-menu.tsx';
import { Page, PageTools } from '../../kit/page/page.tsx';
import { SpareWords } from '../../kit/page/spare-words.tsx';
import { Empty, ErrorState, Loading } from '../../kit/page/states.tsx';
import { usePageParams } from '../../kit/page/use-page-params.ts';
import type { ListedHome } from '../../kit/state/chosen-home.ts';
import { Board } from '../../kit/ui/board.tsx';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { useRecordParams } from '../../records/use-record-params.ts';
import { SuggestionCard } from './suggestion-card.tsx';
import { useSuggestions } from './use-suggestions.ts';
import { Select } from '../../kit/ui/select.tsx';

const pageActions: readonly MoreItem[] = [
  { label: 'Poster', icon: <IconSpeakerphone {...iconProps} />, act: '?show=poster' },
  { label: 'All as a list', icon: <IconList {...iconProps} />, act: '?all=1' },
];

/** What was suggested and how far each has come. */
export function SuggestionsPage({ home }: { home: ListedHome }) {
  const rights = useRights();
  const where = useEntityPaths();
  const place = useRecordParams();
  const [params, ask] = usePageParams();
  const { records, state, reload } = useSuggestions(home.id);
  const topic = params.get('topic');
  const shown = records.filter(({ category }) => topic === null || category === topic);
  const add = mayAdd(suggestion, rights) && (
    <Button component={Link} to={where.form(suggestion.name) ?? '?'} leftSection={<IconPlus {...iconProps} />}>
      Suggest<SpareWords>something</SpareWords>
    </Button>
  );
  return (
    <Page
      title={suggestion.labels.many}
      actions={
        <>
          <PageActions items={pageActions} />
          {add}
        </>
      }
    >
      <PageTools>
        <Select
          aria-label="What it is about"
          placeholder="About anything"
          clearable
          data={Object.entries(suggestionTopics).map(([value, label]) => ({ value, label }))}
          value={topic}
          onChange={(next) => ask('topic', next)}
        />
      </PageTools>
      {state === 'loading' && <Loading rows={8} label="Loading the suggestions" />}
      {state === 'failed' && (
        <ErrorState title="The suggestions could not be loaded" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      )}
      {state === 'loaded' && shown.length === 0 && (
        <Empty title={topic ? 'Nothing was suggested about this' : 'Nothing was suggested yet'} action={add}>
          What would make it better here, and what became of it. Anybody may say so: people who live here, their
          families, and everybody who works here.
        </Empty>
      )}
      {shown.length > 0 && (
        <Board columns={boardOf(shown)} card={(said) => <SuggestionCard said={said} path={place.record(said.id)} />} />
      )}
    </Page>
  );
}
