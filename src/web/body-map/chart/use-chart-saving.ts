import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import type { incident } from '#domain/incidents/incident/incident.ts';
import type { Circumstances } from '#domain/kit/vocabulary/entity.ts';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { saved } from '../../kit/state/collections.ts';
import { storable, type Stored, type StoredRecord } from '../../kit/state/stored-record.ts';
import { notSavedYet, warningsIn, type FieldWarning } from '../../kit/api/failure-words.ts';
import { isUnknown, isRetryable, type ApiRefusal } from '../../kit/state/refusal.ts';
import { useRetry } from '../../kit/data/retry.ts';
import { LostAnswers } from '../../kit/saving/lost-answers.ts';
import type { Chart } from '../marks/chart.ts';
import { chartErrors, type ChartErrors } from './chart-checks.ts';
import { sendChart } from './send-chart.ts';

export interface ChartSaved {
  readonly marks: readonly Stored<typeof bodyMap>[];
  readonly report: Stored<typeof incident> | null;
}

type Outcome =
  | { kind: 'failed'; text: string; isUnreached?: boolean; isUnknown?: boolean }
  | { kind: 'warned'; warnings: readonly FieldWarning[] };

interface Saving {
  resident: string;
  circumstances: Circumstances;
  onSaved(saved: ChartSaved): void;
  /** Shows the mark that cannot be saved as it is. */
  onWrong(mark: string): void;
}

const sentences = (said: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(said).map(([name, texts]) => [name, texts.join(' ')]));

/** Validates a chart, sends it, and says what became of it. What an earlier try has stored is not stored twice. */
export function useChartSaving({ resident, circumstances, onSaved, onWrong }: Saving) {
  const dispatch = useDispatch();
  const [errors, setErrors] = useState<ChartErrors>({});
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const isBusy = useRef(false);
  const [stored] = useState(() => new Map<string, StoredRecord>());
  const [lost] = useState(() => new LostAnswers());
  const confirmed = useRef<string[]>([]);
  const last = useRef<Chart | null>(null);

  function complain(chart: Chart, wrong: ChartErrors, text: string, refusal?: ApiRefusal) {
    setErrors(wrong);
    setOutcome({
      kind: 'failed',
      text,
      ...(refusal ? { isUnreached: isRetryable(refusal), isUnknown: isUnknown(refusal) } : {}),
    });
    const first = chart.marks.find(({ id }) => wrong[id]);
    if (first) onWrong(first.id);
  }

  function refuse(chart: Chart, part: string, answer: ApiRefusal) {
    const refusal = lost.after(part, answer);
    const warnings = warningsIn(refusal);
    if (warnings.length > 0) return setOutcome({ kind: 'warned', warnings });
    const where = part === chart.report.id ? 'report' : part;
    complain(
      chart,
      Object.keys(refusal.fields).length > 0 ? { [where]: sentences(refusal.fields) } : {},
      notSavedYet(refusal),
      refusal,
    );
  }

  async function submit(chart: Chart, codes: readonly string[] = [], quiet = false) {
    if (isBusy.current) return;
    confirmed.current = [...new Set([...confirmed.current, ...codes])];
    if (chart.marks.length === 0)
      return complain(chart, {}, 'Place at least one mark: tap the body, or choose a body area.');
    const wrong = chartErrors(chart, resident, circumstances);
    if (Object.keys(wrong).length > 0) return complain(chart, wrong, '');
    isBusy.current = true;
    last.current = chart;
    if (!quiet) setErrors({});
    if (!quiet) setOutcome(null);
    setIsSaving(true);
    const sent = await sendChart({
      chart,
      resident,
      zone: circumstances.zone,
      confirmed: confirmed.current,
      stored,
      quiet,
    });
    isBusy.current = false;
    setIsSaving(false);
    if (!sent.ok) return refuse(chart, sent.part, sent.refusal);
    setOutcome(null);
    for (const mark of sent.marks) dispatch(saved(bodyMap.name, storable(bodyMap, mark)));
    onSaved(sent);
  }

  // The same ids make a second try harmless, and its answer says what became of the first.
  useRetry(outcome?.kind === 'failed' && outcome.isUnreached === true, () => {
    if (last.current) void submit(last.current, [], true);
  });

  return {
    errors,
    outcome,
    isSaving,
    /** Sent before something else was refused: it stands in the record, and is changed there. */
    isStored: (mark: string) => stored.has(mark),
    submit: (chart: Chart, codes?: readonly string[]) => void submit(chart, codes),
    /** Other marks are doubted anew. */
    touch() {
      confirmed.current = [];
      // What is being changed is not sent behind its author's back.
      setOutcome((now) => (now?.kind === 'failed' && now.isUnreached ? { ...now, isUnreached: false } : now));
    },
    dismiss: () => setOutcome(null),
  };
}
