import type { houseStock } from '#domain/premises/stock/house-stock.ts';
import { usePerResident } from '#domain/premises/stock/use-per-resident.ts';
import { useNow } from '../../kit/house/use-now.ts';
import { namesIn } from '../../kit/names/record-names.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { useShortName } from '../../kit/person/use-short-name.ts';
import { useChosenHome } from '../../kit/state/store.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import kit from '../../kit/styles/kit.module.css';

/** For whom it was taken in the last 28 days: of pads and gloves one asks that, of tea hardly. */
export function UsedBy({ stock }: { stock: Stored<typeof houseStock> }) {
  const used = usePerResident(stock.movements, useNow());
  const { residents } = useChosenHome();
  const shortName = useShortName();
  const names = namesIn(stock);
  if (used.every(({ resident }) => resident === null)) return null;
  const nameOf = (id: string | null): string => {
    const person = residents.find((one) => one.id === id);
    if (person) return shortName(person);
    return id === null ? 'Nobody in particular' : (names.get(id) ?? 'Somebody who has left');
  };
  return (
    <Panel title="Used in the last 28 days">
      <dl className={`${kit['facts']} ${kit['spread']}`}>
        {used.map(({ resident, quantity }) => (
          <div key={resident}>
            <dt>{nameOf(resident)}</dt>
            <dd>{quantity}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
