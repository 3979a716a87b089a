import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import type { BodyPoint } from '#domain/incidents/body-map/body-point.ts';
import { nudged } from '#domain/incidents/body-map/body-point.ts';
import type { Circumstances } from '#domain/kit/vocabulary/entity.ts';
import { useRef, useState } from 'react';
import { v7 } from 'uuid';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { wantedReasons } from '../../kit/form/form-rules.ts';
import { useFormDraft } from '../../kit/saving/use-form-draft.ts';
import {
  changed,
  chartFrom,
  emptyChart,
  movedTo,
  withMark,
  withoutMark,
  type Chart,
  type MarkValues,
} from '../marks/chart.ts';
import { chartDraft } from '../chart-draft.ts';
import { useChartSaving, type ChartSaved } from './use-chart-saving.ts';

interface ChartFormOptions {
  resident: string;
  /** The incident the marks belong to, where the way here named one. */
  incident: string | null;
  occasion: string | null;
  circumstances: Circumstances;
  onSaved(saved: ChartSaved): void;
}

/** The life of a chart: marks placed, moved and described, drafted, and sent together. */
export function useChartForm({ resident, incident, occasion, circumstances, onSaved }: ChartFormOptions) {
  const clock = useHouseClock();
  const begin = () => emptyChart({ id: v7(), reportId: v7(), now: clock.now(), incident, occasion });
  const [chart, setChart] = useState(begin);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isTouched, setIsTouched] = useState(false);
  const [epoch, setEpoch] = useState(0);
  const latest = useRef(chart);

  function show(next: Chart) {
    latest.current = next;
    setChart(next);
  }
  const draft = useFormDraft(chartDraft(resident), isTouched, (drafted) => {
    const found = chartFrom(drafted.values);
    if (!found) return false;
    show(found);
    setChosen(found.marks.at(-1)?.id ?? null);
    setIsTouched(true);
    setEpoch((now) => now + 1);
  });
  const saving = useChartSaving({
    resident,
    circumstances,
    onWrong: setChosen,
    onSaved(saved) {
      setIsTouched(false);
      void draft.drop();
      onSaved(saved);
    },
  });

  function take(next: Chart) {
    show(next);
    saving.touch();
    setIsTouched(true);
    draft.save({ ...next }, next.id, null);
  }

  return {
    chart,
    chosen,
    isTouched,
    epoch,
    draft,
    errors: saving.errors,
    outcome: saving.outcome,
    isSaving: saving.isSaving,
    isStored: saving.isStored,
    mark: chart.marks.find(({ id }) => id === chosen) ?? null,
    number: chart.marks.findIndex(({ id }) => id === chosen) + 1,
    wanted: wantedReasons(bodyMap, chart.shared, circumstances),
    choose: setChosen,
    place(point: BodyPoint) {
      const id = v7();
      take(withMark(latest.current, id, point));
      setChosen(id);
    },
    move: (id: string, point: BodyPoint) => take(movedTo(latest.current, id, point)),
    nudge(id: string, across: number, down: number) {
      const values = latest.current.marks.find((mark) => mark.id === id)?.values;
      if (values) take(movedTo(latest.current, id, nudged(values, across, down)));
    },
    change: (id: string, part: Partial<MarkValues>) => take(changed(latest.current, id, part)),
    changeShared: (part: Chart['shared']) => take({ ...latest.current, shared: { ...latest.current.shared, ...part } }),
    changeReport: (part: Chart['report']['values']) =>
      take({
        ...latest.current,
        report: { ...latest.current.report, values: { ...latest.current.report.values, ...part } },
      }),
    remove(id: string) {
      take(withoutMark(latest.current, id));
      setChosen(latest.current.marks.at(-1)?.id ?? null);
    },
    submit: () => saving.submit(latest.current),
    confirm: (codes: readonly string[]) => saving.submit(latest.current, codes),
    dismiss: saving.dismiss,
    async startAfresh() {
      await draft.drop();
      show(begin());
      setChosen(null);
      setIsTouched(false);
      setEpoch((now) => now + 1);
      saving.dismiss();
    },
  };
}

export type ChartForm = ReturnType<typeof useChartForm>;
