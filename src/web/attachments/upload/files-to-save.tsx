import { attachment } from '#domain/attachments/attachment.ts';
import { TextInput } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import type { EntityFormState } from '../../kit/form/use-entity-form.ts';
import { FileDrop } from '../../kit/input/files/file-drop.tsx';
import { likelyCategory } from '../../kit/input/files/send-file.ts';
import { UploadLine } from '../../kit/input/files/upload-line.tsx';
import type { Upload, useUploads } from '../../kit/input/files/use-uploads.ts';
import { textOrNull } from '../../kit/state/stored-record.ts';
import { InlineError } from '../../kit/ui/messages/inline-error.tsx';
import { categoryIn, ownOf, titleIn, titleOf, toSave } from './batch.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../files.module.css';

interface FilesToSaveProps extends ReturnType<typeof useUploads> {
  form: EntityFormState<typeof attachment>;
  /** The form's own file stands for its fields of file and title. */
  prefix: string;
  /** It was to be saved, and nothing was chosen. */
  lacksFile: boolean;
  titles: ReadonlyMap<string, string>;
  onTitle(id: string, title: string): void;
  /** The one that is being looked through. */
  checked: string | null;
}

/** What a file is taken for until somebody says otherwise. */
const usual: readonly unknown[] = ['other', 'photo'];
const categories: Readonly<Record<string, string>> = attachment.fields.category.options;

/** The files that were chosen, each with its title; one of them is the form's own. */
export function FilesToSave({
  form,
  prefix,
  lacksFile,
  uploads,
  add,
  drop,
  restore,
  titles,
  onTitle,
  checked,
}: FilesToSaveProps) {
  const own = ownOf(uploads);
  const arrived = own?.state === 'arrived' ? own.id : null;
  const drafted = textOrNull(form.values.file);
  const take = (upload: Upload | null) => {
    if (upload?.state !== 'arrived') return form.change('file', null);
    form.change('title', titleIn({ titles }, upload));
    if (usual.includes(form.values.category)) form.change('category', likelyCategory(upload));
    return form.change('file', upload.id);
  };
  const takeOwn = useEffectEvent(() => {
    if (own && own.id !== drafted && !own.isRestored) take(own);
  });
  useEffect(() => {
    if (arrived) takeOwn();
  }, [arrived, drafted]);

  // A draft names its file: it is listed while the draft is there, and goes with it.
  const follow = useEffectEvent((id: string | null) => {
    if (id === null) uploads.filter(({ isRestored }) => isRestored).forEach((one) => drop(one.id));
    else if (!uploads.some((one) => one.id === id)) restore(id, textOrNull(form.values.title) ?? 'File');
  });
  useEffect(() => follow(drafted), [drafted]);

  const { file: complaint, title: noTitle } = form.errors;
  const isEmpty = toSave(uploads).length === 0;
  const categoryOf = (upload: Upload) => categoryIn(uploads, upload, form.values.category);
  const differ = new Set(toSave(uploads).map(categoryOf)).size > 1;
  return (
    <section id={`${prefix}-file`} tabIndex={-1} className={kit['column']} aria-label="Files to add">
      <FileDrop
        label="Files"
        several
        isLarge
        takesAll
        words={uploads.length > 0 ? 'Choose more files' : 'Choose files'}
        onFiles={add}
      >
        <p className={kit['quiet']}>
          <span className={css['byMouse']}>Drag files here, paste a picture, or choose them. </span>
          At most 20 MB each. Photos are made smaller, and the place they were taken is left out.
        </p>
      </FileDrop>
      {uploads.length > 0 && (
        <ul className={kit['list']}>
          {uploads.map((upload) => (
            <UploadLine
              key={upload.id}
              upload={upload}
              isChecked={upload.id === checked || (form.isSaving && upload.id === own?.id)}
              onDrop={() => {
                if (upload.id === drafted) take(ownOf(uploads.filter(({ id }) => id !== drafted)));
                drop(upload.id);
              }}
            >
              {upload.state === 'refused' ? null : (
                <TextInput
                  id={upload.id === own?.id ? `${prefix}-title` : `${prefix}-title-${upload.id}`}
                  aria-label={`Title of ${upload.name}`}
                  value={titles.get(upload.id) ?? titleOf(upload)}
                  error={upload.id === own?.id && noTitle}
                  inputWrapperOrder={['label', 'input', 'description', 'error']}
                  description={differ && `Saved as: ${categories[String(categoryOf(upload))] ?? ''}`}
                  maxLength={200}
                  onChange={(event) => {
                    const title = event.currentTarget.value;
                    onTitle(upload.id, title);
                    if (upload.id === drafted) form.change('title', title);
                  }}
                />
              )}
            </UploadLine>
          ))}
        </ul>
      )}
      <InlineError>{isEmpty ? lacksFile && 'Choose the file to save.' : complaint}</InlineError>
    </section>
  );
}
