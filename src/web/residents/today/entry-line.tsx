import { chartKindNamed } from '#domain/charts/charted.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { FluidToday } from '#domain/residents/views/resident-summary.ts';
import {
  IconBed,
  IconDroplet,
  IconMoodSmile,
  IconPlus,
  IconScaleOutline,
  IconSunrise,
  IconSunset2,
  IconToiletPaper,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { Flag } from '../../kit/ui/flags.tsx';
import { dayInWords, momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { openRecord } from '../../kit/state/recording.ts';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';
import { useCups } from '../../pads/fluids/cups.ts';
import { FluidBar } from '../../daily-care/fluid-bar.tsx';
import { entityNamed } from '../../records/known-entities.ts';
import { tabOf } from '../../records/resident-tabs.ts';
import type { TodayLine } from './today-lines.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './entry-line.module.css';

const icons: Readonly<Record<string, typeof IconSunrise>> = {
  'Morning routine': IconSunrise,
  'Afternoon routine': IconSunset2,
  Fluids: IconDroplet,
  Sleep: IconBed,
  Mood: IconMoodSmile,
  Weight: IconScaleOutline,
  Bowels: IconToiletPaper,
};
const look = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;

interface DayLineProps {
  line: TodayLine;
  person: string;
  /** Of someone who has left nothing more is written. */
  isClosed: boolean;
  fluid: FluidToday | undefined;
}

// The smaller cups of the house; the sheet opens with the one that was pressed, and asks before it saves.
const atOnce = 3;
const kindOfDrink = 'fluid_intake';

/** What is charted opens as its chart, with the entries below it; anything else as its entries. */
const wayTo = (person: string, kind: string) =>
  `?id=${person}&tab=${tabOf(kind)}&${chartKindNamed(kind) ? 'chart' : 'of'}=${kind}`;

/** One side of the day: how it stands, when it was so, and a way to write the next. */
export function EntryLine({ line: { kind, label, words, at, night, flag }, person, isClosed, fluid }: DayLineProps) {
  const rights = useRights();
  const cups = useCups()
    .slice(0, atOnce)
    .map(({ ml }) => `${ml} ml`);
  const { zone } = useHouseClock();
  const when = at ? momentInWords(at, zone) : night ? `night of ${dayInWords(night)}` : null;
  const Icon = icons[label];
  const mayRecord = !isClosed && mayAdd(entityNamed(kind), rights);
  return (
    <li>
      <span className={css['label']}>
        {Icon && <Icon {...look} />}
        {label}
      </span>
      <span className={css['stands']}>
        {words ? (
          <Link to={wayTo(person, kind)} className={kit['link']}>
            {words}
          </Link>
        ) : (
          <span className={css['none']}>None recorded</span>
        )}
        {when && <span className={css['when']}>{when}</span>}
        {flag && <Flag tone={flag.tone}>{flag.words}</Flag>}
        {kind === kindOfDrink && words && fluid && (
          <span className={css['drunk']} aria-hidden>
            <FluidBar fluid={fluid} isBare />
          </span>
        )}
        {kind === kindOfDrink && mayRecord && (
          <span className={css['cups']}>
            {cups.map((cup) => (
              <button
                key={cup}
                type="button"
                className={css['cup']}
                onClick={() => openRecord({ resident: person, kind, chip: cup })}
              >
                {cup}
              </button>
            ))}
          </span>
        )}
      </span>
      {mayRecord && (
        <button
          type="button"
          className={css['plus']}
          aria-label={`Record ${midSentence(label)}`}
          onClick={() => openRecord({ resident: person, kind })}
        >
          <IconPlus {...look} />
        </button>
      )}
    </li>
  );
}
