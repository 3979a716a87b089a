import { attachment } from '#domain/attachments/attachment.ts';
import { fileValidity } from '#domain/attachments/file-validity.ts';
import { Button } from '@mantine/core';
import { IconFileDownload, IconVersions } from '@tabler/icons-react';
import { useState } from 'react';
import { mayChange } from '../kit/access/record-rights.ts';
import { useActor } from '../kit/access/use-actor.ts';
import { partialUpdate } from '../kit/api/api.ts';
import { notDone } from '../kit/api/failure-words.ts';
import { fileName, downloadBlob } from '../kit/api/download-blob.ts';
import { shapeOf, shapeOfEach } from '../kit/api/shapes.ts';
import { download, files } from '../kit/api/files.ts';
import { useLiveAnswer } from '../kit/data/use-live-answer.ts';
import { dayInWords, useHouseClock } from '../kit/house/house-clock.ts';
import type { Stored } from '../kit/state/stored-record.ts';
import { Flag } from '../kit/ui/flags.tsx';
import { iconProps } from '../kit/ui/icon-props.ts';
import { InlineError } from '../kit/ui/messages/inline-error.tsx';
import { ValidityFlag } from './file-rows.tsx';
import { NewVersionDialog } from './new-version-dialog.tsx';
import { FileViewer } from './viewer/file-viewer.tsx';
import kit from '../kit/styles/kit.module.css';

type File = Stored<typeof attachment>;

interface FileNowProps {
  file: File;
  onChanged(file: File): void;
}

const numberOf = ({ file_version }: File): number => file_version ?? 1;

/** The last record of every earlier version of the file, the newest first. */
const earlierFiles = (file: File, versions: readonly File[]): readonly File[] =>
  versions.filter(
    (one, at) =>
      numberOf(one) < numberOf(file) && versions.findIndex((other) => numberOf(other) === numberOf(one)) === at,
  );

interface VersionsProps {
  file: File;
  shown: number;
  onShow(version: File): void;
}

function Versions({ file, shown, onShow }: VersionsProps) {
  const { body } = useLiveAnswer(`${files}${file.id}/versions/`, {
    is: shapeOfEach(attachment),
    of: [attachment.name],
    reloadsOn: ({ id }) => id === file.id,
  });
  const all = [file, ...earlierFiles(file, body ?? [])];
  return (
    <section className={kit['stack']} aria-labelledby="file-versions">
      <h2 id="file-versions" className={kit['subheading']}>
        Versions
      </h2>
      <div className={kit['buttons']}>
        {all.map((one) => {
          const number = numberOf(one);
          const ends = one.expiry_date ? `, until ${dayInWords(one.expiry_date, true)}` : '';
          return (
            <Button
              key={number}
              variant={number === shown ? 'light' : 'default'}
              aria-pressed={number === shown}
              onClick={() => onShow(one)}
            >
              {number === numberOf(file) ? `Version ${number}, the newest${ends}` : `Version ${number}${ends}`}
            </Button>
          );
        })}
      </div>
    </section>
  );
}

/** The file itself, and what is done with it: read, downloaded, renewed, put away. */
export function FileNow({ file, onChanged }: FileNowProps) {
  const actor = useActor();
  const { today } = useHouseClock();
  const [shown, setShown] = useState(file);
  const [isRenewing, setIsRenewing] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  // A version that somebody else brings meanwhile does not take the place of the one that is being read.
  const version = numberOf(shown);
  const fetchIt = async () => {
    const answer = await download(file.id, {}, version);
    setTrouble(answer.ok ? null : 'The file could not be loaded.');
    if (answer.ok) downloadBlob(answer.body, fileName(file.title, answer.body));
  };
  const putAway = async () => {
    const answer = await partialUpdate(
      files,
      file.id,
      { is_obsolete: !file.is_obsolete, version: file.version },
      { is: shapeOf(attachment) },
    );
    setTrouble(answer.ok ? null : notDone(answer));
    if (answer.ok) onChanged(answer.body);
  };
  const mayRenew = mayChange(attachment, file, actor);
  const tools = (
    <>
      {version === numberOf(file) ? (
        <ValidityFlag file={file} />
      ) : (
        <Flag tone="watch">Version {version}, not the newest</Flag>
      )}
      <Button variant="default" onClick={() => void fetchIt()} leftSection={<IconFileDownload {...iconProps} />}>
        Download
      </Button>
      {mayRenew && (
        <Button
          variant={fileValidity(file, today()) ? 'filled' : 'default'}
          onClick={() => setIsRenewing(true)}
          leftSection={<IconVersions {...iconProps} />}
        >
          New version
        </Button>
      )}
      {mayRenew && (file.expiry_date !== null || file.is_obsolete) && (
        <Button variant="default" onClick={() => void putAway()}>
          {file.is_obsolete ? 'Needed again' : 'No longer needed'}
        </Button>
      )}
    </>
  );
  return (
    <div className={kit['stack']}>
      <InlineError>{trouble}</InlineError>
      <FileViewer
        key={version}
        file={{ id: file.id, title: file.title, mime: shown.mime, file_version: version }}
        tools={tools}
      />
      {numberOf(file) > 1 && <Versions file={file} shown={version} onShow={setShown} />}
      {isRenewing && (
        <NewVersionDialog
          file={file}
          onStored={(stored) => {
            setIsRenewing(false);
            setShown(stored);
            onChanged(stored);
          }}
          onClose={() => setIsRenewing(false)}
        />
      )}
    </div>
  );
}
