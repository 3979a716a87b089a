import { isKeyOf } from '#domain/kit/vocabulary/record-values.ts';
import { weekdayAndDay } from '#domain/kit/time/day-words.ts';
import { choice, ref, text } from '#domain/kit/vocabulary/fields.ts';
import { shiftName, shiftTimes } from '#domain/rota/grid/shift-words.ts';
import { rota } from '#domain/rota/rota.ts';
import { swapHows, type SwapHow } from '#domain/rota/swap-hows.ts';
import type { SwapShift } from '#domain/rota/swapping/swap-steps.ts';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { create } from '../../kit/api/api.ts';
import { notDone } from '../../kit/api/failure-words.ts';
import { useRecords } from '../../kit/data/use-records.ts';
import { FieldInput } from '../../kit/form/field-input.tsx';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { FieldScopeProvider } from '../../kit/input/field-scope.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { Select } from '../../kit/ui/select.tsx';
import section from '../../kit/form/form-section.module.css';
import form from '../../kit/styles/form.module.css';
import kit from '../../kit/styles/kit.module.css';

interface FormProps {
  shift: SwapShift & { version: number };
  home: string;
  onDone(): void;
  onClose(): void;
}

const colleague = ref('Which colleague', { to: 'staff', help: 'Left empty, whoever works here may take it.' });
const reason = text('Why', { max: 300 });
const noNames: ReadonlyMap<string, string> = new Map();
const wish = choice('What do you ask for?', { options: swapHows });

/** What somebody asks for who cannot work a shift: to give it back, to hand it on, or to exchange it. */
export function SwapForm({ shift, home, onDone, onClose }: FormProps) {
  const [how, setHow] = useState<SwapHow>('offer');
  const [withWhom, setWithWhom] = useState<string | null>(null);
  const [other, setOther] = useState<string | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  async function send() {
    setIsBusy(true);
    const answer = await create(
      `${pathOf(rota)}${shift.id}/swap/`,
      {
        step: 'ask',
        version: shift.version,
        swap_how: how,
        swap_with: how === 'give_back' ? null : withWhom,
        swap_for: how === 'exchange' ? other : null,
        swap_reason: why,
      },
      { quiet: true },
    );
    setIsBusy(false);
    if (!answer.ok) return setFailure(notDone(answer));
    onDone();
  }
  return (
    <Modal opened onClose={onClose} title="I cannot work this shift">
      <FieldScopeProvider value={{ home, resident: null, names: noNames, savesFile: false }}>
        <div className={section['fields']}>
          <FieldInput
            field={wish}
            name="swap_how"
            id="swap-how"
            value={how}
            error={null}
            needed
            onChange={(chosen) => isKeyOf(swapHows, chosen) && setHow(chosen)}
          />
          {how !== 'give_back' && (
            <FieldInput
              field={colleague}
              name="swap_with"
              id="swap-with"
              value={withWhom}
              error={null}
              needed={how === 'exchange'}
              onChange={(value) => setWithWhom(typeof value === 'string' ? value : null)}
            />
          )}
          {how === 'exchange' && withWhom && (
            <TheirShifts home={home} staff={withWhom} value={other} onChange={setOther} />
          )}
          <FieldInput
            field={reason}
            name="swap_reason"
            id="swap-reason"
            value={why}
            error={null}
            needed={false}
            onChange={(value) => setWhy(typeof value === 'string' ? value : null)}
          />
        </div>
      </FieldScopeProvider>
      {failure && (
        <p role="alert" className={kit['trouble']}>
          {failure}
        </p>
      )}
      <div className={form['buttons']}>
        <Button loading={isBusy} onClick={() => void send()}>
          Ask
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
      <p className={kit['note']}>The shift stays yours until it is approved.</p>
    </Modal>
  );
}

interface TheirsProps {
  home: string;
  staff: string;
  value: string | null;
  onChange(value: string | null): void;
}

function TheirShifts({ home, staff, value, onChange }: TheirsProps) {
  const { today, zone } = useHouseClock();
  const { records } = useRecords(rota, {
    home,
    staff,
    status: 'published,accepted',
    date_from: today(),
    ordering: 'start_at',
    limit: '50',
  });
  return (
    <Select
      label="For which of their shifts"
      placeholder="Choose a shift"
      data={records.map((shift) => ({
        value: shift.id,
        label: `${weekdayAndDay(shift.date)}, ${shiftName(shift.shift_type)} ${shiftTimes(shift, zone)}`,
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
