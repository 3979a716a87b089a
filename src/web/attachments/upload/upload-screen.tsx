import { attachment } from '#domain/attachments/attachment.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { focusField } from '../../kit/form/focus-field.ts';
import { FormSection } from '../../kit/form/form-section.tsx';
import { SaveBar } from '../../kit/form/save-bar.tsx';
import type { EntityFormState } from '../../kit/form/use-entity-form.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { useUploads } from '../../kit/input/files/use-uploads.ts';
import { Page } from '../../kit/page/page.tsx';
import { ChooseHouse } from '../../kit/shell/choose-house.tsx';
import { useSelectedHome } from '../../kit/state/store.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { NewRecord } from '../../records/screens/record-form.tsx';
import { refusedOnTheWay, saveOthers, toSave, type Batch, type RefusedFile } from './batch.ts';
import { FilesToSave } from './files-to-save.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from '../files.module.css';

const title = `Add ${midSentence(attachment.labels.many)}`;
/** Asked beside each file, or not of a new one. */
const own = { file: null, title: null, linked_object: null, is_obsolete: null };
const tooSoon = 'It can be saved once every file has arrived.';
const isUnderWay = ({ state }: { state: string }) => state !== 'arrived' && state !== 'refused';

interface SomeRefusedProps {
  stored: number;
  refused: readonly RefusedFile[];
  listPath: string;
  onAgain(): void;
}

/** The files of the resident whom the page was opened for, else those of the house; one of them opened. */
function pathIn(listPath: string, resident: string | null, id?: string): string {
  const params = new URLSearchParams({ ...(resident ? { resident } : {}), ...(id ? { id } : {}) });
  return params.size > 0 ? `${listPath}?${params}` : listPath;
}

/** What became of a batch of which not everything could be saved: it stays in sight until somebody has read it. */
const SomeRefused = ({ stored, refused, listPath, onAgain }: SomeRefusedProps) => (
  <div className={kit['column']}>
    <p role="alert" className={css['refused']}>
      {stored === 1 ? '1 file is saved.' : `${stored} files are saved.`}{' '}
      {refused.length === 1 ? '1 file is not:' : `${refused.length} files are not:`}
    </p>
    <ul className={kit['list']} aria-label="Not saved">
      {refused.map(({ name, why }) => (
        <li key={name}>
          <strong>{name}</strong>
          <br />
          {why}
        </li>
      ))}
    </ul>
    <div className={kit['buttons']}>
      <Button onClick={onAgain}>Choose files again</Button>
      <Button variant="default" component={Link} to={listPath}>
        To the files
      </Button>
    </div>
  </div>
);

/** Chosen, photographed, dragged or pasted, several at once; they are on their way while the rest is filled in. */
function UploadForm({ listPath, onAgain }: { listPath: string; onAgain(): void }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const resident = params.get('resident');
  const backPath = pathIn(listPath, resident);
  const formPath = `${useEntityPaths().form(attachment.name) ?? listPath}?${params}`;
  const sending = useUploads();
  const { uploads } = sending;
  const [titles, setTitles] = useState<Batch['titles']>(new Map());
  const [checked, setChecked] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<{ stored: number; refused: readonly RefusedFile[] } | null>(null);
  const [lacksFile, setLacksFile] = useState(false);
  const batch = useRef<Batch>({ uploads: [], titles });
  useEffect(() => {
    batch.current = { uploads, titles };
  }, [uploads, titles]);

  const waits = uploads.some(isUnderWay);
  const count = toSave(uploads).length;
  const saveRest = async (saved: Stored<typeof attachment>) => {
    const others = toSave(batch.current.uploads).length - 1;
    const failed = await saveOthers(batch.current, saved, setChecked);
    setChecked(null);
    const more = others - failed.length;
    if (more > 0) showToast(more === 1 ? '1 more file saved' : `${more} more files saved`, 'good');
    const refused = [...refusedOnTheWay(batch.current.uploads), ...failed];
    if (refused.length > 0) setOutcome({ stored: 1 + more, refused });
    return refused;
  };
  const whereNext = useRef(backPath);
  if (outcome) return <SomeRefused {...outcome} listPath={backPath} onAgain={onAgain} />;

  const layout = (form: EntityFormState<typeof attachment>, prefix: string) => (
    <>
      <FilesToSave
        {...sending}
        form={form}
        prefix={prefix}
        lacksFile={lacksFile}
        titles={titles}
        checked={checked}
        onTitle={(id, words) => setTitles((now) => new Map(now).set(id, words))}
      />
      {form.sections.map((section) => (
        <FormSection key={section.title ?? ''} section={section} form={form} prefix={prefix} own={own} />
      ))}
      {waits && <p className={kit['note']}>{tooSoon} Fill this in meanwhile.</p>}
      <SaveBar
        label={count > 1 ? `Save ${count} files` : 'Save file'}
        isSaving={form.isSaving || checked !== null}
        draft={form.draft.state}
        onSave={() => {
          if (waits) showToast(tooSoon, 'info');
          else if (count === 0) {
            setLacksFile(true);
            focusField(`${prefix}-file`);
          } else if (checked === null) form.submit();
        }}
        onCancel={() => void navigate(backPath)}
      />
    </>
  );
  return (
    <NewRecord
      entity={attachment}
      savedPath={() => whereNext.current}
      backPath={backPath}
      layout={layout}
      onSaved={async (first) => {
        const refused = await saveRest(first);
        const onlyOne = toSave(batch.current.uploads).length === 1;
        const whose = resident && first.resident;
        whereNext.current = refused.length > 0 ? formPath : pathIn(listPath, whose, onlyOne ? first.id : undefined);
      }}
    />
  );
}

export default function UploadScreen() {
  const home = useSelectedHome();
  const listPath = useEntityPaths().list(attachment.name) ?? '/home';
  const [params] = useSearchParams();
  const back = { to: pathIn(listPath, params.get('resident')), label: attachment.labels.many };
  const [round, setRound] = useState(0);
  const again = () => setRound((now) => now + 1);
  return (
    <Page title={title} {...(home ? { back } : {})}>
      {home ? <UploadForm key={`${home.id} ${round}`} listPath={listPath} onAgain={again} /> : <ChooseHouse />}
    </Page>
  );
}
