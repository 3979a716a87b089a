import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { FieldGroup } from '../field-group.tsx';
import { useFieldScope } from '../field-scope.ts';
import { iconProps } from '../../ui/icon-props.ts';
import type { InputProps } from '../input-props.ts';
import { sizeInWords } from '#domain/kit/vocabulary/size-in-words.ts';
import { useNewest } from '../use-newest.ts';
import { useNamesOf } from '../../names/use-ref-names.ts';
import { FileDrop } from './file-drop.tsx';
import { UploadLines } from './upload-line.tsx';
import { useStoredFiles } from './use-stored-files.ts';
import kit from '../../styles/kit.module.css';

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Several files of one record, each sent as it is chosen. */
export function FilesInput({ field, value, id, name, error, needed, onChange }: InputProps<'refs'>) {
  const scope = useFieldScope();
  const ids = idsIn(value);
  const change = useNewest(value, onChange);
  const [sent, setSent] = useState<ReadonlyMap<string, string>>(new Map());
  const { uploads, add, drop } = useStoredFiles({}, (upload) => {
    setSent((now) => new Map(now).set(upload.id, `${upload.name}, ${sizeInWords(upload.size)}`));
    change((now) => [...idsIn(now), upload.id]);
  });
  const named = useNamesOf(
    ids.filter((one) => !sent.has(one) && !scope.names.has(one)).map((one) => ({ to: field.to, id: one })),
  );

  return (
    <FieldGroup id={id} label={field.label} help={field.help} error={error} needed={needed}>
      {ids.map((one) => {
        const title = sent.get(one) ?? scope.names.get(one) ?? named.get(one) ?? 'File';
        return (
          <div key={one} className={kit['bar']}>
            <span>{title}</span>
            <Button
              variant="subtle"
              aria-label={`Remove ${title}`}
              onClick={() => change((now) => idsIn(now).filter((other) => other !== one))}
              leftSection={<IconTrash {...iconProps} />}
            >
              Remove
            </Button>
          </div>
        );
      })}
      <UploadLines uploads={uploads} onDrop={drop} />
      <FileDrop label={field.label} name={name} several words="Add files or photos" onFiles={add} />
    </FieldGroup>
  );
}
