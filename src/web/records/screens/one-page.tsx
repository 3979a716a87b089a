import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { Page } from '../../kit/page/page.tsx';
import { OneRecord, type OneRecordProps } from '../record/one-record.tsx';
import { useRecordTitle } from '../record/use-record-title.ts';
import { useRecordParams } from '../use-record-params.ts';

interface OnePageProps<E extends Entity> extends Omit<OneRecordProps<E>, 'editPath'> {
  /** Where the record's own words are no heading. */
  title?: string;
}

/** The page of one record, under its name and with the way back to its list. */
export function OnePage<E extends Entity>({ title, ...shown }: OnePageProps<E>) {
  const { list, change } = useRecordParams();
  const { entity, id } = shown;
  const named = useRecordTitle(entity, id);
  const { one, many } = entity.labels;
  return (
    <Page title={title ?? named} tab={one} back={{ to: list, label: many }}>
      <OneRecord {...shown} editPath={change(id)} />
    </Page>
  );
}
