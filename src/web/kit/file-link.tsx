import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { iconLook } from './icon-look.ts';
import { saveFile } from './save-file.ts';
import { say } from './toasts.ts';
import { download } from './use-file.ts';

/** Fetches a file with the session's header and hands it to the browser to keep or open. */
async function save(id: string, name: string): Promise<boolean> {
  const blob = await download(id);
  if (!blob) return false;
  saveFile(blob, name);
  return true;
}

export function FileLink({ id, name }: { id: string; name: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const fetchIt = async () => {
    setIsBusy(true);
    const isHere = await save(id, name).catch(() => false);
    setIsBusy(false);
    if (!isHere) say('The file could not be loaded.', 'error');
  };
  return (
    <Button variant="subtle" loading={isBusy} onClick={() => void fetchIt()} leftSection={<IconDownload {...iconLook} />}>{name}</Button>
  );
}
