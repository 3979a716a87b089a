import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { InlineError } from './inline-error.tsx';
import { iconLook } from './icon-look.ts';
import { saveFile } from '../api/save-file.ts';
import { download } from '../api/use-file.ts';

/** Fetches a file with the session's header and hands it to the browser to keep or open. */
export function FileLink({ id, name }: { id: string; name: string }) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const fetchIt = async () => {
    setState('busy');
    const answer = await download(id);
    setState(answer.ok ? 'ready' : 'failed');
    if (answer.ok) saveFile(answer.body, name);
  };
  return (
    <>
      <Button
        variant="subtle"
        loading={state === 'busy'}
        onClick={() => void fetchIt()}
        leftSection={<IconDownload {...iconLook} />}
      >
        {name}
      </Button>
      <InlineError>{state === 'failed' && 'The file could not be loaded.'}</InlineError>
    </>
  );
}
