import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { FieldGroup } from '../field-group.tsx';
import { useFieldScope } from '../field-scope.ts';
import { iconProps } from '../../ui/icon-props.ts';
import type { InputProps } from '../input-props.ts';
import { sizeInWords } from '#domain/kit/vocabulary/size-in-words.ts';
import { useThumbnail } from '../../data/use-file.ts';
import { FileDrop } from './file-drop.tsx';
import { UploadLines } from './upload-line.tsx';
import { useStoredFiles } from './use-stored-files.ts';
import type { Upload } from './use-uploads.ts';
import kit from '../../styles/kit.module.css';
import fieldCss from '../../styles/field.module.css';

function StoredPicture({ id }: { id: string }) {
  const { address } = useThumbnail(id);
  return address && <img src={address} alt="" data-photo className={fieldCss['picture']} />;
}

/** Sends a file as soon as it is chosen; the record then points to it. */
export function FileInput({ field, value, id, name, error, needed, onChange }: InputProps<'file'>) {
  const scope = useFieldScope();
  const [chosen, setChosen] = useState<Upload | null>(null);
  const { uploads, add, drop } = useStoredFiles(field, (upload) => {
    setChosen(upload);
    onChange(upload.id);
  });
  const stored = typeof value === 'string' ? value : null;
  const known = chosen && chosen.id === stored ? `${chosen.name}, ${sizeInWords(chosen.size)}` : null;
  const choose = (files: readonly File[]) => {
    for (const { id: former } of uploads) drop(former);
    add(files);
  };
  return (
    <FieldGroup id={id} label={field.label} help={field.help} error={error} needed={needed}>
      <UploadLines uploads={uploads} onDrop={drop} />
      <div className={kit['bar']}>
        {stored && uploads.length === 0 && (
          <>
            {!scope.savesFile && <StoredPicture id={stored} />}
            <span className={fieldCss['hint']}>{known ?? scope.names.get(stored) ?? 'File chosen'}</span>
          </>
        )}
        <FileDrop
          label={field.label}
          name={name}
          words={stored ? 'Choose another' : 'Choose a file or take a photo'}
          onFiles={choose}
        />
        {stored && (
          <Button variant="subtle" onClick={() => onChange(null)} leftSection={<IconTrash {...iconProps} />}>
            Remove
          </Button>
        )}
      </div>
    </FieldGroup>
  );
}
