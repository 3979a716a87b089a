import { Button } from '@mantine/core';
import type { BodyPoint } from '#domain/incidents/body-map/body-point.ts';
import { regionWords, type View } from '#domain/incidents/body-map/body-regions.ts';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useStableCallback } from '../../kit/input/use-stable-callback.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { AreaPicker } from '../figure/area-picker.tsx';
import { BodyViews, ViewChoice } from '../figure/body-views.tsx';
import type { ChartMark } from '../marks/chart.ts';
import type { DrawnMark } from '../figure/mark-disc.tsx';
import { MarkState } from '../marks/mark-state.tsx';
import { markTitle } from '../marks/mark-words.ts';
import type { ChartForm } from './use-chart-form.ts';
import kit from '../../kit/styles/kit.module.css';
import body from '../figure/body-map.module.css';
import list from '../marks/body-mark-list.module.css';
import css from './chart-body.module.css';

const pointOf = ({ values: { view, x, y } }: ChartMark): BodyPoint => ({ view, x, y });
const titleOf = ({ values }: ChartMark) => markTitle({ region: values.region, mark_type: values.mark_type ?? null });

const drawn = (mark: ChartMark, at: number): DrawnMark => ({
  id: mark.id,
  number: at + 1,
  ...pointOf(mark),
  region: mark.values.region,
  status: 'open',
  label: `Mark ${at + 1}: ${titleOf(mark)}. Arrow keys move it.`,
});

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const farther = 5;

/** The body to place marks on: by tapping, by keys on the drawing, or by the names of its parts. */
export function ChartBody({ form }: { form: ChartForm }) {
  const { chart, chosen, mark, number } = form;
  const [view, setView] = useState<View>('front');
  const [closeTo, setCloseTo] = useState<BodyPoint | null>(null);
  const skipTo = 'body-areas';

  const place = useStableCallback((point: BodyPoint) => {
    // Close up, one has come to put the chosen mark exactly where it is.
    if (closeTo && mark) return form.move(mark.id, point);
    form.place(point);
    setView(point.view);
  });
  /** A second tap on the same mark looks closer. */
  function choose(id: string) {
    const tapped = chart.marks.find((one) => one.id === id);
    if (id === chosen && tapped && !closeTo) setCloseTo(pointOf(tapped));
    form.choose(id);
  }
  function nudge(event: KeyboardEvent, id: string) {
    const [across, down] = arrows[event.key] ?? [];
    if (across === undefined || down === undefined) return;
    event.preventDefault();
    const by = event.shiftKey ? farther : 1;
    form.choose(id);
    form.nudge(id, across * by, down * by);
  }

  return (
    <section className={body['card']} aria-label="Where" data-card>
      <a
        className={`seen-by-readers ${css['skip']}`}
        href={`#${skipTo}`}
        onClick={(event) => {
          event.preventDefault();
          document.querySelector<HTMLElement>(`#${skipTo} input`)?.focus();
        }}
      >
        Skip the drawing and choose from a list
      </a>
      <p className={kit['quiet']}>
        {closeTo && mark
          ? `Close up: tap exactly where mark ${number} is.`
          : 'Tap the body where the mark is. R and L are the resident’s own right and left.'}
      </p>
      <div className={body['picture']}>
        {!closeTo && <ViewChoice view={view} marks={chart.marks.map(pointOf)} onView={setView} />}
        <BodyViews
          view={view}
          marks={chart.marks.map(drawn)}
          chosen={chosen}
          closeTo={closeTo}
          onChoose={choose}
          onPlace={place}
          onMarkKey={nudge}
        />
      </div>
      <div className={kit['buttons']}>
        {closeTo ? (
          <Button variant="default" onClick={() => setCloseTo(null)} leftSection={<IconZoomOut {...iconProps} />}>
            Zoom out
          </Button>
        ) : (
          <Button
            variant="default"
            disabled={!mark}
            onClick={() => mark && setCloseTo(pointOf(mark))}
            leftSection={<IconZoomIn {...iconProps} />}
          >
            {mark ? `Zoom in on mark ${number}` : 'Zoom in on a mark'}
          </Button>
        )}
      </div>
      <div id={skipTo}>
        <AreaPicker onPlace={place} />
      </div>
      <output className={kit['quiet']}>
        {mark ? `Mark ${number}: ${regionWords(String(mark.values.region))}` : 'No mark placed yet'}
      </output>
      {chart.marks.length > 0 && (
        <ol className={`${kit['list']} ${list['placed']}`} aria-label="Marks placed">
          {chart.marks.map((one, at) => (
            <li key={one.id}>
              <button
                type="button"
                className={list['head']}
                aria-pressed={one.id === chosen}
                onClick={() => form.choose(one.id)}
                onKeyDown={(event) => nudge(event, one.id)}
              >
                <MarkState number={at + 1} status="open" />
                <span className={list['headTitle']}>{titleOf(one)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
