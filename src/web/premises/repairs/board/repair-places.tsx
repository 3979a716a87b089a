import { placesOf, type BoardRepair, type RepairPlace } from '#domain/premises/repairs/repair-board.ts';
import { repairRecord } from '#domain/premises/repairs/repair-record.ts';
import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { mayAdd } from '../../../kit/access/record-rights.ts';
import { useRights } from '../../../kit/access/rights.ts';
import { Empty } from '../../../kit/page/states.tsx';
import { Flag } from '../../../kit/ui/flags.tsx';
import type { RecordParams } from '../../../records/use-record-params.ts';
import { RepairCard } from './repair-card.tsx';
import kit from '../../../kit/styles/kit.module.css';
import css from './repairs.module.css';

interface PlacesProps {
  repairs: readonly BoardRepair[];
  known: readonly string[];
  now: string;
  place: RecordParams;
}

/** The house place by place: what is broken there, and where nothing is. */
export function RepairPlaces({ repairs, known, now, place }: PlacesProps) {
  const rights = useRights();
  const places = placesOf(repairs, known, now);
  const broken = places.filter((one) => one.repairs.length > 0);
  const well = places.filter((one) => one.repairs.length === 0);
  const reportIn = mayAdd(repairRecord, rights)
    ? (where: string) => `${place.add}&${new URLSearchParams({ where })}`
    : null;
  return (
    <>
      {broken.length === 0 && <Empty title="Nothing is broken anywhere">Everything that was reported is mended.</Empty>}
      <div className={css['places']}>
        {broken.map((one) => (
          <Broken key={one.place} of={one} now={now} pathTo={place.record} reportIn={reportIn} />
        ))}
      </div>
      {well.length > 0 && (
        <section className={css['well']} aria-label="Nothing open">
          <h2 className={css['head']}>
            Nothing open <span className={css['count']}>{well.length}</span>
          </h2>
          <ul className={kit['buttons']}>
            {well.map((one) => (
              <li key={one.place}>
                {reportIn ? (
                  <Link className={css['calm']} to={reportIn(one.place)} aria-label={`Report a repair: ${one.place}`}>
                    {one.place}
                  </Link>
                ) : (
                  <span className={css['calm']}>{one.place}</span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface BrokenProps {
  of: RepairPlace;
  now: string;
  pathTo(id: string): string;
  reportIn: ((where: string) => string) | null;
}

function Broken({ of: { place, repairs, tone }, now, pathTo, reportIn }: BrokenProps) {
  const id = useId();
  return (
    <section className={css['place']} data-tone={tone} aria-labelledby={id}>
      <div className={kit['ends']}>
        <h2 id={id} className={css['head']}>
          {place} <span className={css['count']}>{repairs.length}</span>
        </h2>
        {tone === 'danger' && <Flag tone="danger">Needs somebody</Flag>}
      </div>
      <ul className={kit['list']}>
        {repairs.map((repair) => (
          <li key={repair.id}>
            <RepairCard repair={repair} now={now} path={pathTo(repair.id)} isInPlace />
          </li>
        ))}
      </ul>
      {reportIn && (
        <Link className={`${kit['link']} no-print`} to={reportIn(place)} aria-label={`Report another repair: ${place}`}>
          <IconPlus size={18} stroke={1.75} aria-hidden /> Report another
        </Link>
      )}
    </section>
  );
}
