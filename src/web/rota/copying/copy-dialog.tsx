import { weekdayAndDay } from '#domain/kit/time/day-words.ts';
import { whole } from '#domain/kit/vocabulary/fields.ts';
import { addDays, isDay, type Day } from '#domain/kit/time/time.ts';
import type { CopyOutcome } from '#domain/rota/copying/copied-weeks.ts';
import { rotaTemplate } from '#domain/rota/copying/rota-template.ts';
import type { ShiftPlan } from '#domain/rota/grid/shift-edit.ts';
import { rota } from '#domain/rota/rota.ts';
import { Button, Modal, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { create } from '../../kit/api/api.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { notDone } from '../../kit/api/failure-words.ts';
import { FieldInput } from '../../kit/form/field-input.tsx';
import { DayBox } from '../../kit/input/dates/day-box.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { useRights } from '../../kit/access/rights.ts';
import { useRecords } from '../../kit/data/use-records.ts';
import { strikeOut } from '../../kit/saving/change-record.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { CopyPreview } from './copy-preview.tsx';
import { BeginWithSet } from '../../records/begin-with-set.tsx';
import { RemovedTemplates } from './removed-templates.tsx';
import type { PlanningWords } from '../planning/edits.ts';
import { TemplateForm } from './template-form.tsx';
import { Select } from '../../kit/ui/select.tsx';
import form from '../../kit/styles/form.module.css';
import section from '../../kit/form/form-section.module.css';
import kit from '../../kit/styles/kit.module.css';

interface CopyAnswer {
  outcomes: readonly CopyOutcome[];
  made: readonly { id: string; version: number; plan: ShiftPlan }[];
}

const isCopied = objectWith<CopyAnswer>('outcomes', 'made');

interface CopyProps {
  home: string;
  /** The Monday of the week in sight. */
  from: Day;
  words: PlanningWords;
  onMade(made: CopyAnswer['made']): void;
  onClose(): void;
}

const often = whole('How many times, one after the other', { unit: 'times', min: 1, max: 13 });
const patterns = [
  { value: '1', label: 'One week' },
  { value: '2', label: 'Two weeks' },
  { value: '4', label: 'Four weeks' },
];

/** Copies a week, a pattern or a template; what would break is read before anything is written. */
export function CopyDialog({ home, from, words, onMade, onClose }: CopyProps) {
  const rights = useRights();
  const [template, setTemplate] = useState<string | null>(null);
  const [isNaming, setIsNaming] = useState(false);
  const mayRestore = rights.has('restore_deleted') && rights.has('strike_out_any');
  const { records, state, reload } = useRecords(rotaTemplate, { home, include_deleted: mayRestore ? 'true' : null });
  const templates = records.filter(({ is_deleted }) => is_deleted !== true);
  const removed = records.filter(({ is_deleted }) => is_deleted === true);
  const [weeks, setWeeks] = useState(1);
  const [to, setTo] = useState<string>(addDays(from, 7));
  const [times, setTimes] = useState(1);
  const [looked, setLooked] = useState<readonly CopyOutcome[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const ask = (change: () => void) => {
    change();
    setLooked(null);
    setFailure(null);
  };
  async function send(preview: boolean) {
    setIsBusy(true);
    const answer = await create(
      `${pathOf(rota)}copy-week/`,
      template ? { home, template, to, times, preview } : { home, from, to, weeks, times, preview },
      { is: isCopied, quiet: true },
    );
    setIsBusy(false);
    if (!answer.ok) return setFailure(notDone(answer));
    if (preview) setLooked(answer.body.outcomes);
    else onMade(answer.body.made);
  }
  async function forget() {
    const known = templates.find(({ id }) => id === template);
    if (!known) return;
    const answer = await strikeOut(rotaTemplate, { id: known.id, version: Number(known.version) }, 'No longer used');
    if (!answer.ok) return setFailure(notDone(answer));
    showToast('The template was removed', 'good');
    ask(() => setTemplate(null));
    reload();
  }
  const maySaveTemplate = may(rights, 'add', rotaTemplate.name);
  const fresh = looked?.filter(({ isThere }) => !isThere) ?? [];
  return (
    <Modal opened onClose={onClose} title="Copy weeks, or lay down a template" size="lg">
      <div className={section['fields']}>
        {templates.length === 0 && state === 'loaded' && maySaveTemplate && (
          <BeginWithSet set="shift_patterns" words="Begin with our shift patterns" />
        )}
        {templates.length > 0 && (
          <Select
            label="What is copied"
            data={[
              { value: '', label: `The rota from ${weekdayAndDay(from)} on` },
              ...templates.map(({ id, name, weeks: long }) => ({
                value: id,
                label: `${name}, ${long} ${long === 1 ? 'week' : 'weeks'}`,
              })),
            ]}
            value={template ?? ''}
            allowDeselect={false}
            onChange={(chosen) =>
              ask(() => {
                setTemplate(chosen || null);
                setTo(chosen ? from : addDays(from, 7 * weeks));
              })
            }
          />
        )}
        {!template && (
          <SegmentedControl
            aria-label="How long the pattern is"
            data={patterns}
            value={String(weeks)}
            onChange={(chosen) =>
              ask(() => {
                setWeeks(Number(chosen));
                setTo(addDays(from, 7 * Number(chosen)));
              })
            }
          />
        )}
        <DayBox label="First day it is copied to" value={to} onChange={(day) => ask(() => setTo(day ?? ''))} />
        <FieldInput
          field={often}
          name="times"
          id="copy-times"
          value={times}
          error={null}
          needed
          onChange={(many) => ask(() => setTimes(Number(many) || 1))}
        />
      </div>
      {failure && (
        <p role="alert" className={kit['trouble']}>
          {failure}
        </p>
      )}
      {looked && <CopyPreview outcomes={looked} words={words} />}
      <div className={form['buttons']}>
        <Button
          variant={looked ? 'default' : 'filled'}
          loading={isBusy && !looked}
          disabled={!isDay(to)}
          onClick={() => void send(true)}
        >
          Show what it would do
        </Button>
        {looked && (
          <Button loading={isBusy} disabled={fresh.length === 0} onClick={() => void send(false)}>
            Copy {fresh.length} {fresh.length === 1 ? 'shift' : 'shifts'} as drafts
          </Button>
        )}
        {maySaveTemplate && !template && !isNaming && (
          <Button variant="default" onClick={() => setIsNaming(true)}>
            Save as a template
          </Button>
        )}
        {template && may(rights, 'delete', rotaTemplate.name) && (
          <Button variant="default" onClick={() => void forget()}>
            Remove the template
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
      {removed.length > 0 && mayRestore && <RemovedTemplates templates={removed} onBack={reload} />}
      {isNaming && (
        <TemplateForm
          home={home}
          from={from}
          weeks={weeks}
          onCancel={() => setIsNaming(false)}
          onSaved={() => {
            setIsNaming(false);
            reload();
          }}
        />
      )}
    </Modal>
  );
}
