import { ChooseHouse } from '../../kit/shell/choose-house.tsx';
import { Page } from '../../kit/page/page.tsx';
import { seesAny, useRights } from '../../kit/access/rights.ts';
import { ChooseRecord, NoRight } from '../../kit/page/states.tsx';
import { useChosenHome, useSelected } from '../../kit/state/store.ts';
import { useWhere } from '../../kit/house/where.tsx';
import { entityNamed } from '../known-entities.ts';
import { OneRecord } from '../record/one-record.tsx';
import { ChangedRecord } from './record-form.tsx';
import { usePlace } from '../use-place.ts';
import { needsHouse } from '../use-preset.ts';

/** One record: the one in the address, else the selected one, else a way to choose. */
export default function RecordDetailScreen({ entity: name }: { entity: string }) {
  const entity = entityNamed(name);
  const place = usePlace();
  const where = useWhere();
  const home = useChosenHome().selected;
  const selected = useSelected(entity.name);
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
        <NoRight title={`You do not have the right to see ${many.toLowerCase()}`} />
      </Page>
    );
  if (!id)
    return (
      <Page title={one} back={back}>
        <ChooseRecord one={one} to={list} />
      </Page>
    );
  if (place.isChanging)
    return (
      <Page title={`Change ${one.toLowerCase()}`} back={{ to: place.record(id), label: one }}>
        <ChangedRecord
          entity={entity}
          id={id}
          savedPath={(done) => place.record(done.id)}
          backPath={place.record(id)}
        />
      </Page>
    );
  return (
    <Page title={one} back={back}>
      <OneRecord entity={entity} id={id} editPath={place.change(id)} />
    </Page>
  );
}
