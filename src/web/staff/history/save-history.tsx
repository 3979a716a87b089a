import { userHistory } from '#domain/staff/history/user-history.ts';
import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { getFile } from '../../kit/api/api.ts';
import { downloadBlob } from '../../kit/api/download-blob.ts';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { useListView } from '../../kit/list/filters/use-list-view.ts';
import { SpareWords } from '../../kit/page/spare-words.tsx';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { InlineError } from '../../kit/ui/messages/inline-error.tsx';

const spans = [7, 30, 90] as const;
/** Years of a house are many lines, and come as fast as they are read. */
const timeoutMs = 900_000;

/** What the list shows, as a file for a spreadsheet: all of it, or its last days. */
export function SaveHistory() {
  const { dayAway, today } = useHouseClock();
  const [{ asked }] = useListView(userHistory, false);
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  const save = async (since: string | null) => {
    const question = new URLSearchParams(
      Object.entries({ ...asked, ...(since ? { date_from: since } : {}) }).flatMap(([name, value]) =>
        value ? [[name, value]] : [],
      ),
    );
    setIsBusy(true);
    setSaid('');
    const answer = await getFile(`/api/${userHistory.path}/export/?${question}`, { timeoutMs });
    setIsBusy(false);
    if (answer.ok) downloadBlob(answer.body, `history-${since ? `from-${since}` : `until-${today()}`}.csv`);
    else setSaid(answer.general.join(' ') || 'The history could not be saved.');
  };
  return (
    <>
      <InlineError>{said}</InlineError>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" loading={isBusy} leftSection={<IconDownload {...iconProps} />}>
            Save
            <SpareWords>as CSV</SpareWords>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>As it is filtered</Menu.Label>
          {spans.map((days) => (
            <Menu.Item key={days} onClick={() => void save(dayAway(-days))}>
              The last {days} days
            </Menu.Item>
          ))}
          <Menu.Item onClick={() => void save(null)}>
            {asked['date_from'] || asked['date_to'] ? 'The chosen days' : 'From the beginning'}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
