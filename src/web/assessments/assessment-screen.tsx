import { isKeyOf } from '#domain/kit/vocabulary/record-values.ts';
import { assessmentResult } from '#domain/assessments/assessment-result.ts';
import { assessment } from '#domain/assessments/assessment.ts';
import { personOptions } from '../kit/person/person-options.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { IconForms, IconPlus } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { mayAdd } from '../kit/access/record-rights.ts';
import { seesAny, useRights } from '../kit/access/rights.ts';
import { clearableProps } from '../kit/input/input-props.ts';
import { EntityList } from '../kit/list/entity-list.tsx';
import { Page, PageTools } from '../kit/page/page.tsx';
import { MoreMenu, printPage } from '../kit/page/more-menu.tsx';
import { ErrorState, Loading, NoRight } from '../kit/page/states.tsx';
import { usePageParams } from '../kit/page/use-page-params.ts';
import { SpareWords } from '../kit/page/spare-words.tsx';
import { ChooseHouse } from '../kit/shell/choose-house.tsx';
import { useAuth, useChosenHome, useSelectedHome } from '../kit/state/store.ts';
import { iconProps } from '../kit/ui/icon-props.ts';
import { StaleNote } from '../kit/ui/messages/stale-note.tsx';
import RecordListScreen from '../records/screens/record-list-screen.tsx';
import { resultPath } from './fill/assessment-paths.ts';
import { DuePart } from './overview/due-part.tsx';
import { FormLibrary } from './overview/form-library.tsx';
import { useDueList } from './overview/use-due-list.ts';
import { Select } from '../kit/ui/select.tsx';
import kit from '../kit/styles/kit.module.css';

const views = { due: 'Due', results: 'Results', forms: 'Forms' } as const;
type View = keyof typeof views;
const whose = [
  { value: 'all', label: 'Everyone' },
  { value: 'mine', label: 'Mine' },
];
const offered = Object.entries(views).map(([value, label]) => ({ value, label }));

/** What is due for whom, the results, and the forms in use; a form that is made or changed has its declared page. */
export default function AssessmentScreen() {
  const [params] = useSearchParams();
  const home = useSelectedHome();
  const rights = useRights();
  if (params.has('add') || params.has('id')) return <RecordListScreen entity={assessment.name} />;
  if (!seesAny(rights, assessmentResult))
    return (
      <Page title="Assessments">
        <NoRight title="You do not have the right to see assessments" />
      </Page>
    );
  if (!home)
    return (
      <Page title="Assessments">
        <ChooseHouse />
      </Page>
    );
  return <Overview key={home.id} home={home.id} />;
}

function Overview({ home }: { home: string }) {
  const [params, ask] = usePageParams();
  const rights = useRights();
  const named = params.get('view');
  const view: View = isKeyOf(views, named) ? named : 'due';
  const who = params.get('resident');
  const begin = mayAdd(assessmentResult, rights) && (
    <Button
      component={Link}
      to={who ? `/assessment/detail?resident=${who}` : '?view=forms'}
      leftSection={<IconPlus {...iconProps} />}
    >
      Begin
      <SpareWords>an assessment</SpareWords>
    </Button>
  );
  return (
    <Page
      title="Assessments"
      actions={
        <>
          <MoreMenu
            items={[
              ...(mayAdd(assessment, rights)
                ? [
                    {
                      label: 'Make or change forms',
                      icon: <IconForms {...iconProps} />,
                      act: '/assessment/possible-answer',
                    },
                  ]
                : []),
              printPage,
            ]}
          />
          {begin}
        </>
      }
    >
      <PageTools>
        <SegmentedControl
          aria-label="What to show"
          data={offered}
          value={view}
          onChange={(chosen) => ask('view', chosen === 'due' ? null : chosen)}
        />
        {view !== 'forms' && <Narrowed who={who} onAsk={ask} isMine={params.has('mine')} hasMine={view === 'due'} />}
      </PageTools>
      {view === 'results' ? (
        <EntityList
          key={who}
          of={assessmentResult}
          fixed={who ? { resident: who } : { home }}
          pathTo={({ id }) => resultPath(id)}
          add={begin}
        />
      ) : (
        <Due key={who} home={home} who={who} view={view} isMine={params.has('mine')} />
      )}
    </Page>
  );
}

interface NarrowedProps {
  who: string | null;
  isMine: boolean;
  hasMine: boolean;
  onAsk(name: string, value: string | null): void;
}

function Narrowed({ who, isMine, hasMine, onAsk }: NarrowedProps) {
  const { residents } = useChosenHome();
  return (
    <>
      <Select
        aria-label="Resident"
        placeholder="All residents"
        data={personOptions(residents)}
        value={who}
        onChange={(chosen) => onAsk('resident', chosen)}
        searchable
        {...clearableProps(false)}
      />
      {hasMine && (
        <SegmentedControl
          aria-label="Whose"
          data={whose}
          value={isMine ? 'mine' : 'all'}
          onChange={(chosen) => onAsk('mine', chosen === 'mine' ? '1' : null)}
        />
      )}
    </>
  );
}

function Due({ home, who, view, isMine }: { home: string; who: string | null; view: View; isMine: boolean }) {
  const me = useAuth().user?.id ?? null;
  const rights = useRights();
  const found = useDueList(who ? { resident: who } : { home });
  if (found.state === 'failed')
    return (
      <ErrorState title="What is due could not be loaded" onRetry={found.reload}>
        Check the network, then try again.
      </ErrorState>
    );
  if (!found.body) return <Loading rows={8} label="Loading what is due" />;
  const { due, forms } = found.body;
  return (
    <>
      <StaleNote {...found} />
      {view === 'forms' ? (
        <>
          <FormLibrary forms={forms} />
          {seesAny(rights, assessment) && (
            <p>
              <Link className={kit['link']} to="/assessment?of=assessment">
                All forms, with drafts and earlier versions
              </Link>
            </p>
          )}
        </>
      ) : (
        <DuePart due={due} me={isMine ? me : null} isOfOne={who !== null} />
      )}
    </>
  );
}
