import { changeBetween, statusOn, type MarkChange } from '#domain/incidents/body-map/body-on-day.ts';
import type { View } from '#domain/incidents/body-map/body-regions.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { useState } from 'react';
import { dayInWords } from '../../kit/house/house-clock.ts';
import { BodyViews, ViewChoice } from './body-views.tsx';
import { DaySlider } from './day-slider.tsx';
import type { DrawnMark } from './mark-disc.tsx';
import { countedStatuses, markTitle, statusWords } from '../marks/mark-words.ts';
import type { NumberedMark } from '../marks/use-body-marks.ts';
import type { TimeMachine } from './use-time-machine.ts';
import body from './body-map.module.css';
import css from './day-picture.module.css';

/** The marks that were on the body at the end of a day, as they stood then. */
export const drawnOn = (marks: readonly NumberedMark[], day: Day, zone: string): DrawnMark[] =>
  marks.flatMap((mark) => {
    const status = statusOn(mark, day, zone);
    if (!status) return [];
    const { id, number, view, x, y, region } = mark;
    return [
      {
        id,
        number,
        view,
        x,
        y,
        region,
        status,
        label: `Mark ${number}: ${markTitle(mark)}, ${midSentence(statusWords(status))}`,
      },
    ];
  });

interface PictureProps {
  marks: readonly NumberedMark[];
  time: TimeMachine;
  chosen: string | null;
  onChoose(id: string): void;
}

/** The body on one day, or on two days beside each other. */
export function DayPictures({ marks, time, chosen, onChoose }: PictureProps) {
  const [view, setView] = useState<View>('front');
  const { day, other, first, today, stops, show, compare } = time;
  const isTwo = other !== null;
  const range = { stops, first, last: today };
  const picture = (on: Day) => (
    <OneDay marks={marks} zone={time.zone} day={on} chosen={chosen} onChoose={onChoose} view={view} isHalf={isTwo} />
  );
  return (
    <div className={body['picture']}>
      {isTwo && <p className={body['sentence']}>{changesInWords(marks, other, day, time.zone)}</p>}
      <ViewChoice view={view} marks={drawnOn(marks, day, time.zone)} onView={setView} isHalf={isTwo} />
      <div className={isTwo ? css['twoDays'] : css['oneDay']}>
        {isTwo && (
          <section aria-label={`The body on ${dayInWords(other)}`}>
            {picture(other)}
            <DaySlider label="First day" day={other} onDay={compare} {...range} />
          </section>
        )}
        <section aria-label={`The body on ${dayInWords(day)}`}>
          {picture(day)}
          <DaySlider label={isTwo ? 'Second day' : 'The body on'} day={day} onDay={show} {...range} />
        </section>
      </div>
    </div>
  );
}

interface DayProps extends Omit<PictureProps, 'time'> {
  zone: string;
  day: Day;
  view: View;
  isHalf: boolean;
}

const OneDay = ({ marks, zone, day, ...views }: DayProps) => (
  <>
    <p className={css['onDay']}>
      <strong>{dayInWords(day)}</strong>: {countedStatuses(marks, day, zone) || 'no marks'}
    </p>
    <BodyViews {...views} marks={drawnOn(marks, day, zone)} />
  </>
);

const words: Readonly<Record<MarkChange, string>> = {
  found: 'found',
  smaller: 'smaller',
  larger: 'larger',
  healing: 'healing',
  healed: 'healed',
  'open again': 'open again',
  left: 'left with the resident',
};

/** Sentence first: what became of which mark between the two days. */
function changesInWords(marks: readonly NumberedMark[], one: Day, another: Day, zone: string): string {
  const [from, to] = [one, another].toSorted();
  if (from === undefined || to === undefined || from === to)
    return 'Both pictures show the same day. Move one of them.';
  const changes = marks.flatMap((mark) => {
    const change = changeBetween(mark, from, to, zone);
    return change ? [`mark ${mark.number} ${words[change]}`] : [];
  });
  const said = changes.length === 0 ? 'nothing changed' : changes.join(', ');
  return `From ${dayInWords(from)} to ${dayInWords(to)}: ${said}.`;
}
