import { centreOf, spotOf, type BodyPoint } from '#domain/incidents/body-map/body-point.ts';
import type { View } from '#domain/incidents/body-map/body-regions.ts';
import { shapesOf } from '#domain/incidents/body-map/body-shapes.ts';
import { memo, type KeyboardEvent } from 'react';
import { shareOf, windowAround, type BodyWindow } from './body-window.ts';
import { MarkDisc, type DrawnMark } from './mark-disc.tsx';
import { useBodyTap } from './use-body-tap.ts';
import css from './body-figure.module.css';

interface FigureProps {
  view: View;
  marks: readonly DrawnMark[];
  chosen?: string | null;
  /** The place to look at more closely. */
  closeTo?: BodyPoint | null;
  onChoose?: ((id: string) => void) | undefined;
  /** The body takes a mark at a tap, or at the middle of a part chosen by keys. */
  onPlace?: ((point: BodyPoint) => void) | undefined;
  onMarkKey?: ((event: KeyboardEvent, id: string) => void) | undefined;
}

/** Whose side is at the viewer's left. */
const sides = { front: ['right', 'left'], back: ['left', 'right'] } as const;
export const viewWords = { front: 'Front', back: 'Back' } as const;

/** One view of the body with its marks. The list beside it says the same in words; it is never the only way. */
export function BodyFigure({ view, marks, chosen = null, closeTo = null, onChoose, onPlace, onMarkKey }: FigureProps) {
  const window = windowAround(closeTo);
  const shown = marks.filter((mark) => mark.view === view);
  const chosenRegion = shown.find(({ id }) => id === chosen)?.region;
  const svg = useBodyTap(view, window, onPlace);
  const [start, end] = sides[view];
  return (
    <figure className={css['figure']} data-view={view}>
      <figcaption className={css['caption']}>{viewWords[view]}</figcaption>
      <fieldset
        className={css['stage']}
        aria-label={`${viewWords[view]} of the body. Left and right are the resident’s own.`}
        data-takes={onPlace ? true : undefined}
      >
        <span className={css['side']} data-at="start">
          <b>{start === 'right' ? 'R' : 'L'}</b> {start}
        </span>
        <span className={css['side']} data-at="end">
          <b>{end === 'right' ? 'R' : 'L'}</b> {end}
        </span>
        <svg ref={svg} viewBox={`${window.x} ${window.y} ${window.width} ${window.height}`}>
          <Regions view={view} chosen={chosenRegion} onPlace={onPlace} />
          {shown.map((mark) => (
            <MarkDisc key={mark.id} mark={mark} isChosen={mark.id === chosen} isClose={closeTo !== null} />
          ))}
        </svg>
        {onChoose &&
          shown.map((mark) => (
            <MarkButton
              key={mark.id}
              mark={mark}
              window={window}
              isChosen={mark.id === chosen}
              onChoose={onChoose}
              onKey={onMarkKey}
            />
          ))}
      </fieldset>
    </figure>
  );
}

type RegionsProps = Pick<FigureProps, 'view' | 'onPlace'> & { chosen: string | undefined };

/** The parts of the body, which stay as they are while a mark on them is described. */
const Regions = memo(function Regions({ view, chosen, onPlace }: RegionsProps) {
  return shapesOf(view).map(({ region: { key, words }, path }) => (
    <path
      key={key}
      d={path}
      data-region={key}
      data-chosen={key === chosen || undefined}
      className={css['region']}
      {...(onPlace
        ? keyed(words, () => {
            const point = centreOf(key);
            if (point) onPlace(point);
          })
        : { 'aria-hidden': true })}
    />
  ));
});

/** A part of the body that can be reached and pressed without a pointer. */
const keyed = (words: string, press: () => void) => ({
  role: 'button',
  tabIndex: 0,
  'aria-label': `Place a mark: ${words}`,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  },
});

interface ButtonProps {
  mark: DrawnMark;
  window: BodyWindow;
  isChosen: boolean;
  onChoose(id: string): void;
  onKey: FigureProps['onMarkKey'];
}

/** Larger than what is drawn, so that a thumb finds it. */
function MarkButton({ mark, window, isChosen, onChoose, onKey }: ButtonProps) {
  const { x, y } = shareOf(window, spotOf(mark));
  if (x < 0 || x > 1 || y < 0 || y > 1) return null;
  return (
    <button
      type="button"
      className={css['hit']}
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      aria-label={mark.label}
      aria-pressed={isChosen}
      onClick={() => onChoose(mark.id)}
      onKeyDown={onKey && ((event) => onKey(event, mark.id))}
    />
  );
}
