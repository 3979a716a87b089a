import { may } from '#domain/kit/vocabulary/permissions.ts';
import { houseStock } from '#domain/premises/stock/house-stock.ts';
import { useRights } from '../../kit/access/rights.ts';

/** Whoever works in the house takes things out; who changes the stock brings them in, counts them and throws them away. */
export function useMayMove(): { mayTake: boolean; mayFill: boolean } {
  const rights = useRights();
  const mayTake = may(rights, 'take_out', houseStock.name);
  return { mayTake, mayFill: mayTake && may(rights, 'change', houseStock.name) };
}
