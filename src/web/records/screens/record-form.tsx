import { midSentence } from '#domain/kit/people/mid-sentence.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { asReadBy } from '#domain/kit/people/who-can.ts';
import { useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { EntityForm, type EntityFormProps } from '../../kit/form/entity-form.tsx';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { editWindowOver, fixedReason, mayAdd, mayChange } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';
import { ErrorState, Loading, NoRight } from '../../kit/page/states.tsx';
import { useOpeningAsker } from '../../kit/access/use-asker.ts';
import { useFixedByParent } from '../../kit/record/use-fixed-by-parent.ts';
import { useReader } from '../../kit/access/use-reader.ts';
import { useRecord } from '../../kit/data/use-record.ts';
import { ChooseResident } from '../resident/choose-resident.tsx';
import { FormBanner } from '../resident/form-banner.tsx';
import { usePreset } from '../use-preset.ts';

interface FormProps {
  entity: Entity;
  /** The path to go to once saved, or when the person turns back. */
  savedPath(record: StoredRecord): string;
  backPath: string;
  preset?: RecordValues;
  /** What is done with it before the page is left. */
  onSaved?: (record: StoredRecord) => Promise<void>;
  /** Lays the form out by hand. */
  layout?: EntityFormProps['layout'] | undefined;
}

/** A new record: for whom, if that is not yet known, and then the form. */
export function NewRecord({ entity, savedPath, backPath, preset: given = {}, layout, onSaved }: FormProps) {
  const navigate = useNavigate();
  const rights = useRights();
  const [, setParams] = useSearchParams();
  const preset = { ...usePreset(entity), ...given };
  const resident = typeof preset['resident'] === 'string' ? preset['resident'] : null;
  const one = midSentence(entity.labels.one);
  if (!mayAdd(entity, rights))
    return <NoRight title={`You do not have the right to add a ${one}`} wanted={{ of: entity, act: 'add' }} />;
  if (entity.belongsTo === 'resident' && !resident) return <ChooseResident title={`Who is the ${one} about?`} />;
  const asksWho = entity.belongsTo === 'resident' && !given['resident'];
  const leave = async (record: StoredRecord) => {
    await onSaved?.(record);
    await navigate(savedPath(record));
  };
  const chooseAnother = () =>
    setParams((params) => {
      params.delete('resident');
      return params;
    });
  return (
    <EntityForm
      key={resident ?? ''}
      of={entity}
      preset={preset}
      {...(layout ? { layout } : {})}
      onSaved={(record) => void leave(record)}
      onCancel={() => void navigate(backPath)}
      banner={asksWho && resident && <FormBanner of={entity} resident={resident} onOther={chooseAnother} />}
    />
  );
}

interface ChangeProps extends FormProps {
  id: string;
  /** The page says already whom it is about. */
  isOnPersonPage?: boolean;
}

export function ChangedRecord({
  entity,
  id,
  savedPath,
  backPath,
  layout,
  onSaved,
  isOnPersonPage = false,
}: ChangeProps) {
  const navigate = useNavigate();
  const leave = async (done: StoredRecord) => {
    await onSaved?.(done);
    await navigate(savedPath(done));
  };
  const { record, state, reload } = useRecord(entity, id);
  if (state === 'loading') return <Loading rows={6} />;
  if (!record)
    return (
      <ErrorState title={`This ${midSentence(entity.labels.one)} could not be opened`} onRetry={reload}>
        It may have been removed, or the network is away.
      </ErrorState>
    );
  const banner = !isOnPersonPage && entity.belongsTo === 'resident' && typeof record['resident'] === 'string' && (
    <FormBanner of={entity} resident={record['resident']} />
  );
  return (
    <Opened
      entity={entity}
      record={record}
      banner={banner}
      layout={layout}
      onSaved={(done) => void leave(done)}
      onCancel={() => void navigate(backPath)}
    />
  );
}

interface OpenedProps extends Pick<FormProps, 'entity' | 'layout'> {
  record: StoredRecord;
  banner: ReactNode;
  onSaved(record: StoredRecord): void;
  onCancel(): void;
}

/** The form works on the record as it was opened: a change that arrives meanwhile is settled when saving, never under the hands. */
function Opened({ entity, record, banner, layout, onSaved, onCancel }: OpenedProps) {
  const [opened] = useState(record);
  const asker = useOpeningAsker();
  const reader = useReader();
  const { fixedByParent, isKnown } = useFixedByParent(entity, opened);
  const fixedBecause =
    fixedReason(entity, opened, asker, fixedByParent) ?? editWindowOver(entity, opened, asker, reader);
  if (!isKnown) return <Loading rows={6} />;
  if (fixedBecause && (fixedByParent !== null || !mayChange(entity, opened, asker)))
    return (
      <NoRight title={`This ${midSentence(entity.labels.one)} stays as it is`}>
        {asReadBy(fixedBecause, reader)}
      </NoRight>
    );
  if (!mayChange(entity, opened, asker))
    return <NoRight title="You do not have the right to change this" wanted={{ of: entity, act: 'change' }} />;
  return (
    <EntityForm
      of={entity}
      record={opened}
      banner={banner}
      {...(layout ? { layout } : {})}
      onSaved={onSaved}
      onCancel={onCancel}
    />
  );
}
