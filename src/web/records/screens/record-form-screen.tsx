import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { useSearchParams } from 'react-router';
import type { EntityFormProps } from '../../kit/form/entity-form.tsx';
import { ChooseHouse } from '../../kit/shell/choose-house.tsx';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { Page } from '../../kit/page/page.tsx';
import { ChooseRecord } from '../../kit/page/states.tsx';
import { useSelectedHome, useSelected } from '../../kit/state/store.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { entityNamed } from '../known-entities.ts';
import { ChangedRecord, NewRecord } from './record-form.tsx';
import { needsHouse } from '../use-preset.ts';

interface ScreenProps {
  entity: string;
  /** The page changes the selected record instead of adding one. */
  changes?: boolean;
  /** What a new record begins with. */
  preset?: RecordValues;
  /** Lays the form out by hand. */
  layout?: EntityFormProps['layout'];
}

/** The page of a form: a new record, or with an id in the address the change of one. */
export default function RecordFormScreen({ entity: name, changes = false, preset = {}, layout }: ScreenProps) {
  const entity = entityNamed(name);
  const where = useEntityPaths();
  const home = useSelectedHome();
  const selected = useSelected(entity);
  const [params] = useSearchParams();
  const id = params.get('id') ?? (changes ? (selected?.id ?? null) : null);
  const { one, many } = entity.labels;
  const list = where.list(entity.name) ?? '/home';
  const savedPath = (record: StoredRecord) => `${where.detail(entity.name) ?? list}?id=${record.id}`;
  const title = `${id || changes ? 'Change' : 'Add'} ${midSentence(one)}`;
  const back = { to: list, label: where.list(entity.name) ? many : 'Home' };
  if (!home && needsHouse(entity))
    return (
      <Page title={title}>
        <ChooseHouse />
      </Page>
    );
  if (id)
    return (
      <Page title={title} back={back}>
        <ChangedRecord entity={entity} id={id} savedPath={savedPath} backPath={list} layout={layout} />
      </Page>
    );
  if (changes)
    return (
      <Page title={title} back={back}>
        <ChooseRecord labels={entity.labels} to={list} />
      </Page>
    );
  return (
    <Page title={title} back={back}>
      <NewRecord entity={entity} preset={preset} savedPath={savedPath} backPath={list} layout={layout} />
    </Page>
  );
}
