import { Button } from '@mantine/core';
import { IconDownload, IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { InlineError } from './messages/inline-error.tsx';
import { iconProps } from './icon-props.ts';
import { fileName, downloadBlob } from '../api/download-blob.ts';
import { download } from '../api/files.ts';
import { useEntityPaths } from '../house/entity-paths.tsx';

interface FileLinkProps {
  id: string;
  name: string;
}

/** Fetches a file with the session's header and hands it to the browser to keep or open. */
function DownloadLink({ id, name }: FileLinkProps) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const fetchIt = async () => {
    setState('busy');
    const answer = await download(id);
    setState(answer.ok ? 'ready' : 'failed');
    if (answer.ok) downloadBlob(answer.body, fileName(name, answer.body));
  };
  return (
    <>
      <Button
        variant="subtle"
        loading={state === 'busy'}
        onClick={() => void fetchIt()}
        leftSection={<IconDownload {...iconProps} />}
      >
        {name}
      </Button>
      <InlineError>{state === 'failed' && 'The file could not be loaded.'}</InlineError>
    </>
  );
}

/** Opens a file on its own page, where it is read; where there is none, it is downloaded. */
export function FileLink({ id, name }: FileLinkProps) {
  const to = useEntityPaths().record('attachment', id, null);
  if (!to) return <DownloadLink id={id} name={name} />;
  return (
    <Button variant="subtle" component={Link} to={to} leftSection={<IconPaperclip {...iconProps} />}>
      {name}
    </Button>
  );
}
