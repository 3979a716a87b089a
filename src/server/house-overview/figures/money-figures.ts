import { poundWords } from '#domain/kit/words/pound-words.ts';
import { imprestFigures } from '#domain/money/views/house-money.ts';
import { pettyCash } from '#domain/money/petty-cash.ts';
import { readImprest } from '../../money/reads/house-money.ts';
import { figureReader } from './figure-context.ts';

export const pettyCashTopUp = figureReader({
  figures: ['petty_cash_top_up'],
  permission: ['view', 'petty_cash'],
  async read({ db, home, settings }) {
    const imprest = await readImprest(db, home.id);
    const { topUp } = imprestFigures(imprest, settings.petty_float);
    return {
      petty_cash_top_up: {
        value: topUp,
        of: null,
        items: imprest.advances.map(({ id, description, amount, by }) => ({
          entity: pettyCash.name,
          id,
          resident: null,
          name: by ?? 'Advance',
          detail: `${description}, ${poundWords(amount)} out`,
        })),
      },
    };
  },
});
