import { userHistory } from '#domain/staff/history/user-history.ts';
import { Button, Menu } from '@mantine/core';
import { IconDownload, IconEye, IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { getFile } from '../../kit/api/api.ts';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { InlineError } from '../../kit/ui/inline-error.tsx';
import { Page } from '../../kit/page/page.tsx';
import { useMay, useRights } from '../../kit/access/rights.ts';
import { iconLook } from '../../kit/ui/icon-look.ts';
import { saveFile } from '../../kit/api/save-file.ts';
import { useChosenHome } from '../../kit/state/store.ts';
import { OneRecord } from '../../records/record/one-record.tsx';
import RecordListScreen from '../../records/screens/record-list-screen.tsx';
import { usePlace } from '../../records/use-place.ts';
import { LookPatternsPage } from '../looks/look-patterns-page.tsx';
import { LookSheetPage } from '../looks/look-sheet-page.tsx';
import { WhoLookedPage } from '../looks/who-looked-page.tsx';
import { HistoryList } from './history-list.tsx';
import { HistoryChanges } from './history-changes.tsx';
import { SealsPage } from './seals/seals-page.tsx';

const spans = [7, 30, 90] as const;

/** What to say where it did not work. */
async function saveSince(day: string, home: string | null): Promise<string> {
  const asked = new URLSearchParams({ date_from: day, ...(home ? { home } : {}) });
  const answer = await getFile(`/api/${userHistory.path}/export/?${asked}`);
  if (!answer.ok) return answer.general.join(' ') || 'The history could not be saved.';
  saveFile(answer.body, `history-from-${day}.csv`);
  return '';
}

/** The history of the chosen house as a file for a spreadsheet. */
function SaveHistory() {
  const { dayAway } = useHouseClock();
  const home = useChosenHome().selected?.id ?? null;
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  const save = async (days: number) => {
    setIsBusy(true);
    setSaid(await saveSince(dayAway(-days), home));
    setIsBusy(false);
  };
  return (
    <>
      <InlineError>{said}</InlineError>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" loading={isBusy} leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}>
            Save as CSV
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {spans.map((days) => (
            <Menu.Item key={days} onClick={() => void save(days)}>
              The last {days} days
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

export default function HistoryScreen() {
  const { id, list } = usePlace();
  const maySeeAll = useMay()('view', userHistory.name);
  const rights = useRights();
  const home = useChosenHome().selected;
  const [params] = useSearchParams();
  const { one, many } = userHistory.labels;
  if (id)
    return (
      <Page title={one} back={{ to: list, label: many }}>
        <OneRecord entity={userHistory} id={id} editPath={list} beside={(line) => <HistoryChanges line={line} />} />
      </Page>
    );
  const view = params.get('view');
  if (view === 'looks') return <WhoLookedPage />;
  if (view === 'look-patterns' && home) return <LookPatternsPage home={home} />;
  if (view === 'look-sheet') return <LookSheetPage />;
  if (view === 'seals') return <SealsPage back={{ to: '?', label: many }} />;
  return (
    <RecordListScreen
      entity={userHistory.name}
      actions={
        <>
          {rights.has('view_audit') && home && (
            <Button component={Link} to="?view=look-patterns" variant="default" leftSection={<IconEye {...iconLook} />}>
              What stands out
            </Button>
          )}
          {maySeeAll && (
            <Button component={Link} to="?view=seals" variant="default" leftSection={<IconShieldCheck {...iconLook} />}>
              Is it whole?
            </Button>
          )}
          {rights.has('export_records') && <SaveHistory />}
        </>
      }
      rows={(lines, pathTo) => <HistoryList lines={lines} pathTo={pathTo} />}
    />
  );
}
