import { readHead } from '#domain/staff/history/history-head.ts';
import type { FoundSeal } from '#domain/staff/history/seal-state.ts';
import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { get } from '../../../kit/api/api.ts';
import { objectWith } from '../../../kit/api/shapes.ts';
import { momentInWords, useHouseClock } from '../../../kit/house/house-clock.ts';
import { Flag } from '../../../kit/ui/flags.tsx';
import kit from '../../../kit/styles/kit.module.css';
import css from './seals.module.css';

interface Compared {
  seal: FoundSeal | null;
}
const isCompared = objectWith<Compared>('seal');

/** Somebody has a sheet in their hand, and wants to know whether the history still fits it. */
export function CompareHead() {
  const { zone } = useHouseClock();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [found, setFound] = useState<Compared | null>(null);
  const compare = async (event: FormEvent) => {
    event.preventDefault();
    setFound(null);
    const head = readHead(typed);
    setError(head ? '' : 'A head has twelve letters and figures, such as 7K2M-9QXP-4TVA.');
    if (!head) return;
    const answer = await get<Compared>(`/api/userHistory/seals/find/?head=${head}`, { is: isCompared, quiet: true });
    if (answer.ok) setFound(answer.body);
    else setError(answer.general.join(' ') || 'It could not be compared. Try again.');
  };
  return (
    <form
      className={`${kit['card']} ${css['card']} no-print`}
      aria-label="Compare with paper"
      onSubmit={(event) => void compare(event)}
    >
      <div className={css['compare']}>
        <TextInput
          label="Head on a printed sheet"
          description="Compare a sheet with the history of today."
          value={typed}
          error={error}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" variant="default">
          Compare
        </Button>
      </div>
      <output>
        {found?.seal && (
          <p>
            <Flag tone="good">It fits</Flag> Seal {found.seal.number.toLocaleString('en-GB')} of{' '}
            {momentInWords(found.seal.sealed_at, zone)}: all that was written before is under it.
          </p>
        )}
        {found && !found.seal && (
          <p>
            <Flag tone="danger">No such seal</Flag> Look at the sheet again, letter by letter. If it is right, the
            history was rewritten since: leave everything as it is and tell your data-protection lead.
          </p>
        )}
      </output>
    </form>
  );
}
