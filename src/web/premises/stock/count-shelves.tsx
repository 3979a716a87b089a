import type { Shelf, ShelfItem } from '#domain/premises/stock/shelf.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { notDone } from '../../kit/api/failure-words.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import { amountWords } from './stock-words.ts';
import type { LiveShelves } from './use-shelves.ts';
import kit from '../../kit/styles/kit.module.css';
import table from '../../kit/styles/table.module.css';
import css from './stock.module.css';

interface CountProps {
  shelves: readonly Shelf[];
  live: LiveShelves;
}

/** The shelves being counted: a number for each thing, saved as one goes on to the next. */
export const CountShelves = ({ shelves, live }: CountProps) => (
  <div className={table['frame']}>
    {shelves.map(({ place, items }) => (
      <section key={place} aria-label={`Count of ${place}`}>
        <h2 className={css['placed']}>{place}</h2>
        <ul className={kit['bare']}>
          {items.map((item) => (
            <CountLine key={item.id} item={item} live={live} />
          ))}
        </ul>
      </section>
    ))}
  </div>
);

interface Said {
  tone: 'good' | 'watch' | 'danger';
  words: string;
}

/** How the count compares with what was written down. */
function compared(counted: number, { quantity, unit }: ShelfItem): Said {
  if (counted === quantity) return { tone: 'good', words: 'As written down' };
  const away = Math.round(Math.abs(counted - quantity) * 1000) / 1000;
  return {
    tone: 'watch',
    words: `${amountWords(away, unit)} ${counted > quantity ? 'more' : 'fewer'} than written down`,
  };
}

const isCount = (typed: string): boolean => /^\d{1,6}(\.\d{1,3})?$/.test(typed);

function CountLine({ item, live }: { item: ShelfItem; live: LiveShelves }) {
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<Said | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // The shelf as it stood when the count was begun: what moves meanwhile was not in it, however soon the page shows it.
  const [begun, setBegun] = useState<ShelfItem | null>(null);
  async function save() {
    const words = typed.trim();
    if (words === '' || isBusy) return;
    if (!isCount(words)) return setSaid({ tone: 'danger', words: 'Write the count as a number, such as 12 or 0.5' });
    setIsBusy(true);
    const answer = await live.move(begun ?? item, { kind: 'count', quantity: Number(words) });
    setIsBusy(false);
    setBegun(null);
    if (answer.ok) {
      setTyped('');
      return setSaid(compared(Number(words), item));
    }
    if (answer.status !== 409) return setSaid({ tone: 'danger', words: notDone(answer) });
    live.reloadQuietly();
    setSaid({
      tone: 'danger',
      words: 'Somebody moved it while you counted. Look again, and save your count once more',
    });
  }
  return (
    <li className={css['count']}>
      <span>
        <strong>{item.item_name}</strong>
        <span className={css['expected']}>{amountWords(item.quantity, item.unit)} written down</span>
      </span>
      <TextInput
        aria-label={`Counted: ${item.item_name}`}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        disabled={isBusy}
        onChange={(event) => {
          setTyped(event.currentTarget.value.replace(',', '.'));
          setBegun((now) => now ?? item);
        }}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') nextCount(event.currentTarget);
        }}
      />
      <output className={css['outcome']}>{said && <Flag tone={said.tone}>{said.words}</Flag>}</output>
    </li>
  );
}

/** On to the next number; leaving this one saves it. */
function nextCount(input: HTMLInputElement) {
  const all = [...document.querySelectorAll<HTMLInputElement>(`.${css['count']} input`)];
  const next = all[all.indexOf(input) + 1];
  if (next) next.focus();
  else input.blur();
}
