import { imprestFigures, type HouseMoney, type Imprest } from '#domain/money/views/house-money.ts';
import { paymentsHandover } from '#domain/money/payments-handover.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { useHomeSettings } from '../../kit/house/use-home-settings.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { Panel } from '../../kit/page/panel.tsx';
import { Flag } from '../../kit/ui/flags.tsx';
import { Line, Lines } from '../../kit/ui/record-lines.tsx';
import { poundWords } from '#domain/kit/words/pound-words.ts';
import kit from '../../kit/styles/kit.module.css';

const countWords: Readonly<Record<string, string>> = {
  draft: 'not signed yet',
  agreed: 'agreed by both',
  discrepancy: 'does not add up',
  resolved: 'difference resolved',
};

interface FloatProps {
  petty: Imprest | null;
  count: HouseMoney['count'];
}

/** The float: tin, open advances and vouchers since the last top-up make it again. */
export function FloatPanel({ petty, count }: FloatProps) {
  const { petty_float } = useHomeSettings();
  const { zone } = useHouseClock();
  const where = useEntityPaths();
  const rights = useRights();
  return (
    <Panel
      title="Petty cash"
      wide
      action={
        <div className={kit['buttons']}>
          {petty && (
            <Button variant="subtle" component={Link} to="/payment?float=1">
              Open the book
            </Button>
          )}
          {mayAdd(paymentsHandover, rights) && (
            <Button variant="default" component={Link} to="/payment?count=1">
              Count the cash
            </Button>
          )}
        </div>
      }
    >
      {petty && <Imprested petty={petty} float={petty_float} />}
      {petty && petty.advances.length > 0 && (
        <Lines>
          {petty.advances.map(({ id, description, amount, by, due_back_at }) => (
            <Line
              key={id}
              to={where.record('petty_cash', id, null)}
              title={`${poundWords(amount)} out: ${description}`}
            >
              {by} {due_back_at && `· to be back by ${momentInWords(due_back_at, zone, true)}`}
            </Line>
          ))}
        </Lines>
      )}
      {count && (
        <p className={kit['note']}>
          Last count {momentInWords(count.counted_at, zone, true)}:{' '}
          <Link className={kit['link']} to={where.record('payments_handover', count.id, null) ?? ''}>
            {countWords[count.status]}
          </Link>
          {count.total_difference > 0 && ` (${poundWords(count.total_difference)})`}
        </p>
      )}
    </Panel>
  );
}

function Imprested({ petty, float }: { petty: Imprest; float: number }) {
  const { open, topUp, unexplained } = imprestFigures(petty, float);
  return (
    <dl className={`${kit['facts']} ${kit['spread']}`}>
      <div>
        <dt>In the tin</dt>
        <dd>{poundWords(petty.balance)}</dd>
      </div>
      <div>
        <dt>Out on advances</dt>
        <dd>{poundWords(open)}</dd>
      </div>
      <div>
        <dt>Vouchers since the last top-up</dt>
        <dd>{poundWords(petty.vouchers)}</dd>
      </div>
      <div>
        <dt>Float of {poundWords(float)}</dt>
        <dd>
          {topUp > 0 ? `${poundWords(topUp)} would bring it back` : 'Full'}{' '}
          {unexplained !== 0 && <Flag tone="watch">{poundWords(Math.abs(unexplained))} not explained by vouchers</Flag>}
        </dd>
      </div>
    </dl>
  );
}
