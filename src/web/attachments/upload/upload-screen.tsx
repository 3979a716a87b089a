import { attachment } from '#domain/attachments/attachment.ts';
import { midSentence } from '#domain/kit/people/mid-sentence.ts';
import { TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { create } from '../kit/api/api.ts';
import { files, lookedThrough } from '../kit/api/use-file.ts';
import { FormSection } from '../kit/form/form-section.tsx';
import type { EntityFormState } from '../kit/form/use-entity-form.ts';
import { FileDrop } from '../kit/input/files/file-drop.tsx';
import { likelyCategory } from '../kit/input/files/send-file.ts';
import { whyNotSent } from '../kit/input/files/why-not-sent.ts';
import { UploadLine } from '../kit/input/files/upload-line.tsx';
import { useUploads, type Upload } from '../kit/input/files/use-uploads.ts';
import { Page } from '../kit/page/page.tsx';
import { ChooseHouse } from '../kit/shell/choose-house.tsx';
import { useChosenHome } from '../kit/state/store.ts';
import type { StoredRecord } from '../kit/state/stored-record.ts';
import { say } from '../kit/state/toasts.ts';
import { useWhere } from '../kit/house/where.tsx';
import { InlineError } from '../kit/ui/inline-error.tsx';
import { NewRecord } from '../records/screens/record-form.tsx';
import kit from '../kit/styles/kit.module.css';

/** The one that the form itself saves. */
const firstOf = (uploads: readonly Upload[]): Upload | null => uploads.find(({ state }) => state !== 'refused') ?? null;
const titleOf = (name: string): string => name.replace(/\.\w+$/, '').replace(/[_-]+/g, ' ');
/** What the others of a batch share with the one that was saved by the form. */
const shared = [
  'home',
  'resident',
  'staff',
  'category',
  'document_date',
  'expiry_date',
  'linked_object',
  'is_sensitive',
];

interface Batch {
  uploads: readonly Upload[];
  titles: ReadonlyMap<string, string>;
}

interface FilesToKeepProps extends ReturnType<typeof useUploads> {
  form: EntityFormState;
  titles: ReadonlyMap<string, string>;
  onTitle(id: string, title: string): void;
}

/** The files that were chosen, each with its title; the first is the form's own. */
function FilesToKeep({ form, uploads, add, drop, titles, onTitle }: FilesToKeepProps) {
  const first = firstOf(uploads);
  const arrived = first?.state === 'arrived' ? first.id : null;
  const fill = useEffectEvent(() => {
    if (!first) return;
    form.change('title', titles.get(first.id) ?? titleOf(first.name));
    if (form.values['category'] === 'other') form.change('category', likelyCategory(first));
    form.change('file', first.id);
  });
  useEffect(() => {
    if (arrived) fill();
  }, [arrived]);
  const complaint = form.errors['file'];
  return (
    <section className={kit['column']} aria-label="Files">
      <FileDrop
        label="Files"
        several
        isLarge
        takesPastes
        words={uploads.length > 0 ? 'Choose more files' : 'Choose files'}
        onFiles={add}
      >
        <p className={kit['quiet']}>
          Drag files here, paste a picture, or choose them. At most 20 MB each; photos are made smaller, and the place
          they were taken is left out.
        </p>
      </FileDrop>
      {uploads.length > 0 && (
        <ul className={kit['bare']}>
          {uploads.map((upload) => (
            <UploadLine
              key={upload.id}
              upload={upload}
              isChecked={form.isSaving && upload.id === first?.id}
              onDrop={() => {
                if (upload.id === first?.id) form.change('file', null);
                drop(upload.id);
              }}
            >
              {upload.state === 'refused' ? null : (
                <TextInput
                  aria-label={`Title of ${upload.name}`}
                  value={titles.get(upload.id) ?? titleOf(upload.name)}
                  maxLength={200}
                  onChange={(event) => {
                    const title = event.currentTarget.value;
                    onTitle(upload.id, title);
                    if (upload.id === form.values['file']) form.change('title', title);
                  }}
                />
              )}
            </UploadLine>
          ))}
        </ul>
      )}
      <InlineError>{complaint && uploads.length === 0 && 'Choose the file to keep.'}</InlineError>
    </section>
  );
}

/** The others of a batch, kept like the first: what is refused is said by its name. */
async function keepOthers({ uploads, titles }: Batch, first: StoredRecord): Promise<readonly string[]> {
  const common = Object.fromEntries(shared.map((name) => [name, first[name] ?? null]));
  const refused: string[] = [];
  for (const { id, name } of uploads.filter((one) => one.state === 'arrived' && one !== firstOf(uploads))) {
    const title = titles.get(id) ?? titleOf(name);
    const body = { ...common, id, file: id, title, confirmed_warnings: first['warning_codes'] ?? [] };
    const answer = await create<StoredRecord>(files, body, { quiet: true, patience: lookedThrough });
    if (!answer.ok) refused.push(`${name}: ${whyNotSent(answer)}`);
  }
  return refused;
}

/** Chosen, photographed, dragged or pasted, several at once; they are on their way while the rest is filled in. */
export default function UploadScreen() {
  const home = useChosenHome().selected;
  const listPath = useWhere().list(attachment.name) ?? '/home';
  const sending = useUploads();
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  const batch = useRef<Batch>({ uploads: [], titles });
  useEffect(() => {
    batch.current = { uploads: sending.uploads, titles };
  }, [sending.uploads, titles]);
  const isUnderWay = sending.uploads.some(({ state }) => state !== 'arrived' && state !== 'refused');
  const title = `Add ${midSentence(attachment.labels.many)}`;
  if (!home)
    return (
      <Page title={title}>
        <ChooseHouse />
      </Page>
    );
  const layout = (form: EntityFormState, prefix: string, bar: ReactNode) => (
    <>
      <FilesToKeep
        {...sending}
        form={form}
        titles={titles}
        onTitle={(id, words) => setTitles((now) => new Map(now).set(id, words))}
      />
      {form.sections.map((section) => (
        <FormSection
          key={section.title ?? ''}
          section={section}
          form={form}
          prefix={prefix}
          own={{ file: null, title: null, linked_object: null, is_obsolete: null }}
        />
      ))}
      {isUnderWay ? (
        <p className={kit['note']}>Fill this in meanwhile. It can be saved once every file has arrived.</p>
      ) : (
        bar
      )}
    </>
  );
  return (
    <Page title={title} back={{ to: listPath, label: attachment.labels.many }}>
      <NewRecord
        entity={attachment}
        savedPath={(record) => (sending.uploads.length > 1 ? listPath : `${listPath}?id=${record.id}`)}
        backPath={listPath}
        layout={layout}
        onSaved={async (first) => {
          const refused = await keepOthers(batch.current, first);
          for (const sentence of refused) say(sentence, 'error');
        }}
      />
    </Page>
  );
}
