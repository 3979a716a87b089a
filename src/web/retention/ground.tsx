import { grounds, type Disposal } from '#domain/retention/disposal.ts';
import { clocks } from '#domain/retention/retention-clocks.ts';
import { dayInWords } from '../kit/house/house-clock.ts';

/** On what ground: the clock, or the order of a court. */
export function Ground({ disposal }: { disposal: Disposal }) {
  const { ground, clock, court, order_reference, ordered_on } = disposal;
  if (ground === 'court_order')
    return (
      <span>
        {grounds[ground]}: {court}, {order_reference}
        {ordered_on && `, ${dayInWords(ordered_on)}`}
      </span>
    );
  return (
    <span>
      {grounds[ground]}
      {clock && `: ${clocks[clock].says}`}
    </span>
  );
}
