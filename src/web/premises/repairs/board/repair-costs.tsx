import { monthWords } from '#domain/kit/time/day-words.ts';
import { isOpen, type BoardRepair } from '#domain/premises/repairs/repair-board.ts';
import { byContractor, byMonth, sumOf, type CostSum, type RepairCost } from '#domain/premises/repairs/repair-costs.ts';
import { DailyBars } from '../../../kit/chart/daily-bars.tsx';
import { useHouseClock } from '../../../kit/house/house-clock.ts';
import { poundWords } from '#domain/kit/words/pound-words.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import kit from '../../../kit/styles/kit.module.css';
import css from './repairs.module.css';

interface CostsProps {
  costs: readonly RepairCost[];
  repairs: readonly BoardRepair[];
}

const quoted = (repairs: readonly BoardRepair[]): number =>
  repairs.filter(isOpen).reduce((sum, { quote }) => sum + Math.round((quote ?? 0) * 100), 0) / 100;

/** What the repairs of a year cost: in a sentence, as bars, month by month and by who was paid. */
export function RepairCosts({ costs, repairs }: CostsProps) {
  const month = useHouseClock().today().slice(0, 7);
  const months = byMonth(costs, month);
  const year = sumOf(months);
  const open = quoted(repairs);
  return (
    <div className={css['costs']}>
      <p className={kit['quiet']}>
        {year.repairs === 0
          ? 'No repair was completed in the last twelve months.'
          : `${poundWords(year.cost)} for ${counted(year.repairs)} completed in the last twelve months.`}
        {year.unpriced > 0 && ` For ${year.unpriced} of them nobody has written down the cost.`}
        {open > 0 && ` ${poundWords(open)} is quoted for what is open.`}
      </p>
      <Panel title="Cost per month" wide>
        <DailyBars
          label="Cost of the repairs completed in each month, in pounds"
          unit="£"
          height={220}
          isNoughtQuiet
          bars={months.map((one) => ({
            name: monthWords(one.month).slice(0, 3),
            value: one.cost,
            isUnfinished: one.month === month,
          }))}
        />
        <Sums
          of="Month"
          rows={months.toReversed().map((one) => ({ ...one, name: monthWords(one.month) }))}
          sum={year}
        />
      </Panel>
      <Panel
        title="By who was paid"
        wide
        isEmpty={costs.length === 0}
        empty="Nobody was paid in the last twelve months."
      >
        <Sums
          of="Contractor"
          rows={byContractor(costs).map((one) => ({ ...one, name: one.contractor ?? 'Nobody named' }))}
          sum={year}
        />
      </Panel>
    </div>
  );
}

const counted = (repairs: number): string => (repairs === 1 ? '1 repair' : `${repairs} repairs`);

interface SumsProps {
  of: string;
  rows: readonly (CostSum & { readonly name: string })[];
  sum: CostSum;
}

const Sums = ({ of, rows, sum }: SumsProps) => (
  <table className={css['sums']}>
    <thead>
      <tr>
        <th scope="col">{of}</th>
        <th scope="col">Repairs</th>
        <th scope="col">Without a cost</th>
        <th scope="col">Cost</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.name}>
          <th scope="row">{row.name}</th>
          <td>{row.repairs}</td>
          <td>{row.unpriced > 0 ? row.unpriced : ''}</td>
          <td>{poundWords(row.cost)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Together</th>
        <td>{sum.repairs}</td>
        <td>{sum.unpriced > 0 ? sum.unpriced : ''}</td>
        <td>{poundWords(sum.cost)}</td>
      </tr>
    </tfoot>
  </table>
);
