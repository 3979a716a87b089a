import { holdsTyped } from '#domain/kit/names/plain-text.ts';
import { Button, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import kit from '../../../kit/styles/kit.module.css';
import css from './report.module.css';

interface WhereProps {
  places: readonly string[];
  onChoose(place: string): void;
}

/** The places this house knows, or another one in words. */
export function WhereIsIt({ places, onChoose }: WhereProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const fitting = places.filter((place) => holdsTyped(place, words));
  return (
    <section className={css['step']} aria-labelledby={id} data-card>
      <h2 id={id} className={kit['heading']}>
        Where is it?
      </h2>
      <div className={kit['buttons']}>
        {fitting.map((place) => (
          <button key={place} type="button" className={css['choice']} onClick={() => onChoose(place)}>
            {place}
          </button>
        ))}
      </div>
      <div className={css['typed']}>
        <TextInput
          label={places.length > 0 ? 'Another place' : 'Place'}
          maxLength={120}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && words !== '') onChoose(words);
          }}
        />
        {words !== '' && (
          <Button variant="default" onClick={() => onChoose(words)}>
            It is there
          </Button>
        )}
      </div>
    </section>
  );
}
