import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { withArticle } from '#domain/kit/words/with-article.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { asReadBy } from '#domain/kit/people/who-can.ts';
import { useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { EntityForm, type EntityFormProps } from '../../kit/form/entity-form.tsx';
import type { Stored } from '../../kit/state/stored-record.ts';
import { editWindowOver, fixedReason, mayAdd, mayChange } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';
import { ErrorState, Loading, NoRight } from '../../kit/page/states.tsx';
import { useOpeningActor } from '../../kit/access/use-actor.ts';
import { useFixedByParent } from '../../kit/record/use-fixed-by-parent.ts';
import { useReader } from '../../kit/access/use-reader.ts';
import { useRecord } from '../../kit/data/use-record.ts';
import { ChooseResident } from '../resident/choose-resident.tsx';
import { FormBanner } from '../resident/form-banner.tsx';
import { usePreset } from '../use-preset.ts';

interface FormProps<E extends Entity> {
  entity: E;
  /** The path to go to once saved, or when the person turns back. */
  savedPath(record: Stored<E>): string;
  backPath: string;
  preset?: RecordValues;
  /** What is done with it before the page is left. */
  onSaved?: (record: Stored<E>) => Promise<void>;
  /** Lays the form out by hand. */
  layout?: EntityFormProps<E>['layout'] | undefined;
}

/** A new record: for whom, if that is not yet known, and then the form. */
export function NewRecord<E extends Entity>({
  entity,
  savedPath,
  backPath,
  preset: given = {},
  layout,
  onSaved,
}: FormProps<E>) {
  const navigate = useNavigate();
  const rights = useRights();
  const [, setParams] = useSearchParams();
  const preset = { ...usePreset(entity), ...given };
  const resident = typeof preset['resident'] === 'string' ? preset['resident'] : null;
  const one = midSentence(entity.labels.one);
  if (!mayAdd(entity, rights)) {
    const title = `You do not have the right to add ${withArticle(entity.labels.one, entity.labels.many)}`;
    return <NoRight title={title} wanted={{ of: entity, act: 'add' }} />;
  }
  if (entity.belongsTo === 'resident' && !resident) return <ChooseResident title={`Who is the ${one} about?`} />;
  const asksWho = entity.belongsTo === 'resident' && !given['resident'];
  const leave = async (record: Stored<E>) => {
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

interface ChangeProps<E extends Entity> extends FormProps<E> {
  id: string;
  /** The page says already whom it is about. */
  isOnPersonPage?: boolean;
}

export function ChangedRecord<E extends Entity>({
  entity,
  id,
  savedPath,
  backPath,
  layout,
  onSaved,
  isOnPersonPage = false,
}: ChangeProps<E>) {
  const navigate = useNavigate();
  const leave = async (done: Stored<E>) => {
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

interface OpenedProps<E extends Entity> extends Pick<FormProps<E>, 'entity' | 'layout'> {
  record: Stored<E>;
  banner: ReactNode;
  onSaved(record: Stored<E>): void;
  onCancel(): void;
}

/** The form works on the record as it was opened: a change that arrives meanwhile is settled when saving, never under the hands. */
function Opened<E extends Entity>({ entity, record, banner, layout, onSaved, onCancel }: OpenedProps<E>) {
  const [opened] = useState(record);
  const actor = useOpeningActor();
  const reader = useReader();
  const { fixedByParent, isKnown } = useFixedByParent(entity, opened);
  const fixedBecause =
    fixedReason(entity, opened, actor, fixedByParent) ?? editWindowOver(entity, opened, actor, reader);
  if (!isKnown) return <Loading rows={6} />;
  if (fixedBecause && (fixedByParent !== null || !mayChange(entity, opened, actor)))
    return (
      <NoRight title={`This ${midSentence(entity.labels.one)} stays as it is`}>
        {asReadBy(fixedBecause, reader)}
      </NoRight>
    );
  if (!mayChange(entity, opened, actor))
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
