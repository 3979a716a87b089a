import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { EntityFormProps } from '../../kit/form/entity-form.tsx';
import { ChooseHouse } from '../../kit/shell/choose-house.tsx';
import { Page } from '../../kit/page/page.tsx';
import { seesAny, useRights } from '../../kit/access/rights.ts';
import { ChooseRecord, NoRight } from '../../kit/page/states.tsx';
import { useSelectedHome, useSelected } from '../../kit/state/store.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { entityNamed } from '../known-entities.ts';
import { OneRecord, type OneRecordProps } from '../record/one-record.tsx';
import { ChangedRecord } from './record-form.tsx';
import { useRecordParams } from '../use-record-params.ts';
import { needsHouse } from '../use-preset.ts';

interface DetailProps<E extends Entity> extends Pick<OneRecordProps<E>, 'facts' | 'beside'> {
  of: E;
  /** Lays the form out by hand. */
  layout?: EntityFormProps['layout'];
}

export default function RecordDetailScreen({ entity }: { entity: string }) {
  return <RecordDetail of={entityNamed(entity)} />;
}

/** One record: the one in the address, else the selected one, else a way to choose. */
export function RecordDetail<E extends Entity>({ of: entity, layout, ...shown }: DetailProps<E>) {
  const place = useRecordParams();
  const where = useEntityPaths();
  const home = useSelectedHome();
  const selected = useSelected(entity);
  const rights = useRights();
  const { one, many } = entity.labels;
  const list = where.list(entity.name) ?? '/home';
  const id = place.id ?? selected?.id ?? (entity.belongsTo === 'itself' ? (home?.id ?? null) : null);
  const back = { to: list, label: many };
  if (!home && !id && needsHouse(entity))
    return (
      <Page title={one}>
        <ChooseHouse />
      </Page>
    );
  if (!seesAny(rights, entity))
    return (
      <Page title={one}>
        <NoRight title={`You do not have the right to see ${midSentence(many)}`} />
      </Page>
    );
  if (!id)
    return (
      <Page title={one} back={back}>
        <ChooseRecord labels={entity.labels} to={list} />
      </Page>
    );
  if (place.isChanging)
    return (
      <Page title={`Change ${midSentence(one)}`} back={{ to: place.record(id), label: one }}>
        <ChangedRecord
          entity={entity}
          id={id}
          savedPath={(done) => place.record(done.id)}
          backPath={place.record(id)}
          layout={layout}
        />
      </Page>
    );
  return (
    <Page title={one} back={back}>
      <OneRecord entity={entity} id={id} editPath={place.change(id)} {...shown} />
    </Page>
  );
}
