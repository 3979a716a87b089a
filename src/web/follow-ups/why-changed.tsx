import { triggerInSentence } from '#domain/plans/follow-up/follow-up-words.ts';
import { followUp } from '#domain/plans/follow-up/follow-up.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { Link } from 'react-router';
import { seesAny, useRights } from '../kit/access/rights.ts';
import { useRecords } from '../kit/data/use-records.ts';
import { dayInWords, useHouseClock } from '../kit/house/house-clock.ts';
import { useEntityPaths } from '../kit/house/entity-paths.tsx';
import kit from '../kit/styles/kit.module.css';

interface WhyProps {
  resident: string;
  /** The plan, risk assessment, evaluation or result that is shown. */
  id: string;
}

/** From a plan or a risk back to what happened: "Changed because of the fall on 3 March". Nothing where nothing asked for it. */
export const WhyChanged = (props: WhyProps) => (seesAny(useRights(), followUp) ? <Causes {...props} /> : null);

function Causes({ resident, id }: WhyProps) {
  const { zone } = useHouseClock();
  const where = useEntityPaths();
  const { records } = useRecords(followUp, { resident, status: 'closed', limit: '200' });
  const causes = records.filter(({ closed_with }) => closed_with?.id === id);
  if (causes.length === 0) return null;
  return (
    <ul className={kit['bare']} aria-label="Why this changed">
      {causes.map((row) => {
        const words = `${triggerInSentence(row)} on ${dayInWords(localDay(row.happened_at, zone))}`;
        const to = row.cause && where.record(row.cause.entity, row.cause.id, resident);
        return (
          <li key={row.id}>
            {row.closed_how === 'changed' ? 'Changed' : 'Looked at'} because of:{' '}
            {to ? (
              <Link className={kit['link']} to={to}>
                {words}
              </Link>
            ) : (
              words
            )}
          </li>
        );
      })}
    </ul>
  );
}
