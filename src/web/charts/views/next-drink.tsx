import { Button } from '@mantine/core';
import { openRecord } from '../../kit/state/recording.ts';
import { cupsAtOnce, useCups } from '../../pads/fluids/cups.ts';
import kit from '../../kit/styles/kit.module.css';

/** The next drink, from under the chart that asks for it. */
export function NextDrink({ person }: { person: string }) {
  const cups = useCups();
  const open = (chip: string) => openRecord({ resident: person, kind: 'fluid_intake', chip });
  return (
    <fieldset className={`${kit['group']} no-print`} aria-label="Record a drink">
      <div className={kit['buttons']}>
        {cups.slice(0, cupsAtOnce).map(({ ml }) => (
          <Button key={ml} variant="default" onClick={() => open(`${ml} ml`)}>
            +{ml} ml
          </Button>
        ))}
        <Button variant="default" onClick={() => open('Other')}>
          Other
        </Button>
      </div>
    </fieldset>
  );
}
