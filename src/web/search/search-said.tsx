import { Button } from '@mantine/core';
import { dayInWords } from '../kit/house/house-clock.ts';
import { useHasNetwork } from '../kit/shell/offline-bar.tsx';
import type { Search } from './use-search.ts';
import css from './search.module.css';

const examples = ['margaret', 'fall last week', 'type:plan diet', 'record weight', 'open handover'];

/** How the question was understood, where that is not what was typed. */
function understood({ answer }: Search): readonly string[] {
  if (!answer) return [];
  const { days, meant, residents, by } = answer;
  return [
    ...(days
      ? [
          days.from === days.to
            ? `On ${dayInWords(days.from)}`
            : `From ${dayInWords(days.from)} to ${dayInWords(days.to)}`,
        ]
      : []),
    ...Object.entries(meant).map(([typed, word]) => `“${word}” instead of “${typed}”`),
    ...(residents
      ? [residents.length > 0 ? `About ${residents.slice(0, 3).join(', ')}` : 'No resident of that name']
      : []),
    ...(by ? [by.length > 0 ? `Written by ${by.slice(0, 3).join(', ')}` : 'No colleague of that name'] : []),
  ];
}

interface SaidProps {
  typed: string;
  search: Search;
  count: number;
}

/** What is said between the field and the list; read out as it changes. */
export function SearchSaid({ typed, search, count }: SaidProps) {
  const isOnline = useHasNetwork();
  if (typed.trim() === '')
    return (
      <p className={css['said']}>
        Try{' '}
        {examples.map((one) => (
          <code key={one}>{one}</code>
        ))}
      </p>
    );
  if (search.state === 'failed') {
    return (
      <div className={css['said']} role="alert">
        <span>
          {isOnline ? 'The search could not be done.' : 'You are offline.'}{' '}
          {count > 0 ? 'Only what is on this device is shown.' : 'Nothing on this device fits.'}
        </span>
        <Button variant="default" onClick={search.again}>
          Try again
        </Button>
      </div>
    );
  }
  const words = understood(search);
  const none = search.state === 'loaded' && count === 0;
  return (
    <output className={css['said']} aria-busy={search.state === 'loading'}>
      {words.map((one) => (
        <span key={one} className={css['read']}>
          {one}
        </span>
      ))}
      {none && (
        <span>
          Nothing found for “{typed.trim()}”. Only what you may see is searched; confidential records never are.
        </span>
      )}
      {search.state === 'loading' && count === 0 && <span>Looking…</span>}
      {search.state === 'loaded' && count > 0 && <span className={css['count']}>{count} found</span>}
    </output>
  );
}
