import { importKindNamed, type ImportName } from '#domain/importing/kinds/import-kinds.ts';
import { setsOf } from '#domain/importing/starting-sets/starting-sets.ts';
import { mostLines } from '#domain/importing/import-answer.ts';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { getFile } from '../kit/api/api.ts';
import { downloadBlob } from '../kit/api/download-blob.ts';
import { FileDrop } from '../kit/input/files/file-drop.tsx';
import { Panel } from '../kit/page/panel.tsx';
import { Loading } from '../kit/page/states.tsx';
import { iconProps } from '../kit/ui/icon-props.ts';
import { InlineError } from '../kit/ui/messages/inline-error.tsx';
import { BeginWithSet } from '../records/begin-with-set.tsx';
import type { Importing } from './use-import.ts';
import kit from '../kit/styles/kit.module.css';

const accept = '.xlsx,.csv,.txt';

async function saveTemplate(kind: ImportName, format: 'xlsx' | 'csv'): Promise<void> {
  const answer = await getFile(`/api/import/template/?kind=${kind}&format=${format}`);
  if (answer.ok) downloadBlob(answer.body, `${importKindNamed(kind).label}.${format}`);
}

/** What to know before a file is chosen, the templates, and the place for the file. */
export function ChooseFile({ kind, importing }: { kind: ImportName; importing: Importing }) {
  const { label, help } = importKindNamed(kind);
  return (
    <Panel title={label}>
      <div className={kit['column']}>
        <p className={kit['reason']}>{help}</p>
        <p className={kit['reason']}>
          Your own spreadsheet will do: its columns are matched by their headings, and you can match them by hand.
          Nothing is written until every line is right and you have said so; what was brought in can be taken out again
          as a whole for a day.
        </p>
        <div className={kit['buttons']}>
          {setsOf(kind).map((name) => (
            <BeginWithSet key={name} set={name} />
          ))}
          {(['xlsx', 'csv'] as const).map((format) => (
            <Button
              key={format}
              variant="default"
              leftSection={<IconDownload {...iconProps} />}
              onClick={() => void saveTemplate(kind, format)}
            >
              Template as {format === 'xlsx' ? 'Excel' : 'CSV'}
            </Button>
          ))}
        </div>
        {importing.step === 'reading' ? (
          <Loading rows={2} label="Reading the file" />
        ) : (
          <FileDrop
            label="Spreadsheet"
            words="Choose a spreadsheet"
            accept={accept}
            takesAll
            isMain
            onFiles={([file]) => file && void importing.choose(file)}
          >
            <p className={kit['quiet']}>
              .xlsx or .csv, at most {mostLines.toLocaleString('en-GB')} lines. The first row holds the headings.
            </p>
          </FileDrop>
        )}
        <InlineError>{importing.wrong}</InlineError>
      </div>
    </Panel>
  );
}
