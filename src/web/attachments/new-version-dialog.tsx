import { attachment } from '#domain/attachments/attachment.ts';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { create } from '../kit/api/api.ts';
import { notSaved } from '../kit/api/failure-words.ts';
import { files, uploadTimeoutMs } from '../kit/api/files.ts';
import { FieldInput } from '../kit/form/field-input.tsx';
import { FileDrop } from '../kit/input/files/file-drop.tsx';
import { UploadLine } from '../kit/input/files/upload-line.tsx';
import { useUploads } from '../kit/input/files/use-uploads.ts';
import type { Stored } from '../kit/state/stored-record.ts';
import { showToast } from '../kit/state/toasts.ts';
import { InlineError } from '../kit/ui/messages/inline-error.tsx';
import { shapeOf } from '../kit/api/shapes.ts';
import kit from '../kit/styles/kit.module.css';

interface NewVersionProps {
  file: Stored<typeof attachment>;
  onStored(file: Stored<typeof attachment>): void;
  onClose(): void;
}

const dates = ['document_date', 'expiry_date'] as const;

/** The next version of a paper: the file, its day, and until when it is good. */
export function NewVersionDialog({ file, onStored, onClose }: NewVersionProps) {
  const { uploads, add, drop } = useUploads();
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const upload = uploads[0] ?? null;
  const save = async () => {
    if (!upload) return setTrouble('Choose the file of the new version.');
    setIsSaving(true);
    setTrouble(null);
    const answer = await create(
      `${files}${file.id}/new-version/`,
      { ...values, file: upload.id, version: file.version },
      { is: shapeOf(attachment), quiet: true, timeoutMs: uploadTimeoutMs },
    );
    setIsSaving(false);
    if (!answer.ok) return setTrouble([...Object.values(answer.fields).flat(), notSaved(answer)].join(' ').trim());
    drop(upload.id, true);
    showToast('New version saved; the former one is listed below it', 'good');
    return onStored(answer.body);
  };
  return (
    <Modal opened onClose={onClose} title="New version" closeButtonProps={{ 'aria-label': 'Close' }}>
      <div className={kit['column']}>
        {upload ? (
          <ul className={kit['list']}>
            <UploadLine upload={upload} isChecked={isSaving} onDrop={() => drop(upload.id)} />
          </ul>
        ) : (
          <FileDrop label="File of the new version" words="Choose the file" isLarge takesAll onFiles={add} />
        )}
        {dates.map((name) => {
          const field = attachment.fields[name];
          return (
            field && (
              <FieldInput
                key={name}
                id={`new-version-${name}`}
                name={name}
                field={field}
                value={values[name] ?? null}
                error={null}
                needed={false}
                onChange={(value) => setValues((now) => ({ ...now, [name]: value }))}
              />
            )
          );
        })}
        <InlineError>{trouble}</InlineError>
        <div className={kit['buttons']}>
          <Button
            loading={isSaving}
            disabled={upload !== null && upload.state !== 'arrived'}
            onClick={() => void save()}
          >
            Save the new version
          </Button>
          <Button variant="subtle" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </Modal>
  );
}
