import type { HistoryLine } from '#domain/staff/history/history-line.ts';
import { userHistory } from '#domain/staff/history/user-history.ts';
import { IconEye, IconShieldCheck } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { PageActions } from '../../kit/page/more-menu.tsx';
import { Page } from '../../kit/page/page.tsx';
import { objectWith } from '../../kit/api/shapes.ts';
import { useMay, useRights } from '../../kit/access/rights.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { useSelectedHome } from '../../kit/state/store.ts';
import { OneRecord } from '../../records/record/one-record.tsx';
import RecordListScreen from '../../records/screens/record-list-screen.tsx';
import { useRecordParams } from '../../records/use-record-params.ts';
import { LookPatternsPage } from '../looks/look-patterns-page.tsx';
import { LookSheetPage } from '../looks/look-sheet-page.tsx';
import { LooksGate } from '../looks/looks-gate.tsx';
import { WhoLookedPage } from '../looks/who-looked-page.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryOrigin, originFields } from './history-origin.tsx';
import { HistorySubject } from './history-subject.tsx';
import { HistoryList } from './history-list.tsx';
import { SaveHistory } from './save-history.tsx';
import { HistoryChanges } from './history-changes.tsx';
import { SealsPage } from './seals/seals-page.tsx';

const isHistoryLine = objectWith<HistoryLine>('action');

const shownAsOrigin = () => originFields;

export default function HistoryScreen() {
  const { id, list } = useRecordParams();
  const maySeeAll = useMay()('view', userHistory.name);
  const rights = useRights();
  const home = useSelectedHome();
  const [params] = useSearchParams();
  const { one, many } = userHistory.labels;
  if (id)
    return (
      <Page title={one} back={{ to: list, label: many }}>
        <OneRecord
          entity={userHistory}
          id={id}
          editPath={list}
          above={(line) => isHistoryLine(line) && <HistorySubject line={line} />}
          saidAbove={shownAsOrigin}
          beside={(line) => (
            <>
              {isHistoryLine(line) && <HistoryChanges line={line} />}
              <HistoryOrigin line={line} />
            </>
          )}
        />
      </Page>
    );
  const view = params.get('view');
  if (view === 'looks')
    return (
      <LooksGate title="Who looked" isAboutOne>
        <WhoLookedPage />
      </LooksGate>
    );
  if (view === 'look-patterns' && home)
    return (
      <LooksGate title="Looks that stand out">
        <LookPatternsPage home={home} />
      </LooksGate>
    );
  if (view === 'look-sheet')
    return (
      <LooksGate title="Sheet for the person" isAboutOne>
        <LookSheetPage />
      </LooksGate>
    );
  if (view === 'seals') return <SealsPage back={{ to: '?', label: many }} />;
  return (
    <RecordListScreen
      entity={userHistory.name}
      actions={
        <>
          <PageActions
            items={[
              ...(rights.has('view_audit') && home
                ? [{ label: 'Looks that stand out', icon: <IconEye {...iconProps} />, act: '?view=look-patterns' }]
                : []),
              ...(maySeeAll
                ? [{ label: 'Sealed history', icon: <IconShieldCheck {...iconProps} />, act: '?view=seals' }]
                : []),
            ]}
          />
          {rights.has('export_records') && <SaveHistory />}
        </>
      }
      views={<HistoryFilters />}
      rows={(lines, pathTo) => <HistoryList lines={lines.filter(isHistoryLine)} pathTo={pathTo} />}
    />
  );
}
