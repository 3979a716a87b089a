import { holds, isNeeded, must, text, time, type Fields } from '#domain/kit/vocabulary/fields.ts';
import { missing, readInput, withoutHidden } from '#domain/kit/vocabulary/parse.ts';
import { isKeyOf, type RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { hoursFollow, planFromSheet, sheetOf, type SheetValues } from '#domain/rota/grid/sheet-plan.ts';
import type { GridShift } from '#domain/rota/grid/rota-grid.ts';
import type { ShiftPlan } from '#domain/rota/grid/shift-edit.ts';
import { rota } from '#domain/rota/rota.ts';
import type { RotaMark } from '#domain/rota/rules/rota-marks.ts';
import { Button, Modal } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { FieldInput } from '../../kit/form/field-input.tsx';
import { useHomeSettings } from '../../kit/house/use-home-settings.ts';
import { FieldScopeProvider } from '../../kit/input/field-scope.ts';
import { clearableProps } from '../../kit/input/input-props.ts';
import { ShiftMarkList } from './shift-mark-list.tsx';
import { CandidateList } from '../filling/candidate-list.tsx';
import { nameOf, type CellPlace, type PlanningWords } from './edits.ts';
import { Select } from '../../kit/ui/select.tsx';
import section from '../../kit/form/form-section.module.css';
import form from '../../kit/styles/form.module.css';
import css from './planning.module.css';

const declared = (...names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(rota.fields).filter(([name]) => names.includes(name)));

/** The hours are asked by the clock: the day on which a shift ends follows from them. */
const asked: Fields = {
  ...declared('date', 'shift_type'),
  starts: must(time('Starts')),
  ends: must(time('Ends')),
  ...declared('break_minutes', 'role_on_shift', 'one_to_one_resident'),
  override_reason: text('Why a rule is overridden, or what rest makes up for it', { max: 300 }),
  ...declared('notes'),
};

const blank: Partial<SheetValues> = { break_minutes: 30, role_on_shift: 'support' };
const noNames: ReadonlyMap<string, string> = new Map();

interface SheetProps {
  /** The shift that is changed; none where one is added. */
  shift: GridShift | null;
  place: CellPlace;
  home: string;
  words: PlanningWords;
  marks: readonly RotaMark[] | undefined;
  onSave(plan: ShiftPlan): Promise<boolean>;
  onClose(): void;
  /** What else can be done with the shift. */
  children?: ReactNode;
}

/** One shift on a sheet: which, when, who. Choosing the sort of shift brings the hours of the house. */
export function ShiftSheet({ shift, place, home, words, marks, onSave, onClose, children }: SheetProps) {
  const { shift_times } = useHomeSettings();
  const [staff, setStaff] = useState(shift ? shift.staff : place.staff);
  const [values, setValues] = useState<RecordValues>(() =>
    shift ? { ...sheetOf(shift, words.zone) } : { ...blank, date: place.date },
  );
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);

  function change(name: string, value: unknown) {
    const hours =
      name === 'shift_type' && isKeyOf(rota.fields.shift_type.options, value) ? hoursFollow(value, shift_times) : {};
    setValues((now) => ({ ...now, ...hours, [name]: value }));
  }

  async function save() {
    const { values: read, complaints } = readInput(asked, withoutHidden(asked, values));
    const wrong = { ...missing(asked, { ...values, ...read }), ...complaints };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0 || isBusy) return;
    setIsBusy(true);
    // Nothing that is needed is missing, and each value was read by the kind of its field.
    const sheet = { ...nothing, ...read, cover_for: shift?.cover_for ?? null, staff } as SheetValues;
    const isSaved = await onSave(planFromSheet(sheet, shift, words.zone));
    setIsBusy(false);
    if (isSaved) onClose();
  }

  return (
    <Modal opened onClose={onClose} title={shift ? 'Change the shift' : 'Add a shift'} size={720}>
      <ShiftMarkList marks={marks} />
      <FieldScopeProvider value={{ home, resident: null, names: noNames, savesFile: false }}>
        <div className={css['sheet']}>
          <div className={section['fields']}>
            <Select
              label="Who"
              description="Left empty, the shift is open."
              placeholder="Open"
              data={words.people.map(({ id }) => ({ value: id, label: nameOf(id, words) }))}
              value={staff}
              onChange={setStaff}
              searchable
              {...clearableProps(false)}
            />
            {Object.entries(asked)
              .filter(([, field]) => holds(field.when, values))
              .map(([name, field]) => (
                <FieldInput
                  key={name}
                  field={field}
                  name={name}
                  id={`shift-${name}`}
                  value={values[name] ?? null}
                  error={errors[name] ?? null}
                  needed={isNeeded(field, values)}
                  onChange={(value) => change(name, value)}
                />
              ))}
          </div>
          {shift && staff === null && (
            <CandidateList
              home={home}
              gap={{ shift_type: shift.shift_type, start_at: shift.start_at, end_at: shift.end_at }}
              verb="Choose"
              onChoose={setStaff}
            />
          )}
        </div>
      </FieldScopeProvider>
      <div className={form['buttons']}>
        <Button loading={isBusy} onClick={() => void save()}>
          {shift ? 'Save the shift' : 'Add the shift'}
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        {children}
      </div>
    </Modal>
  );
}

const nothing = { one_to_one_resident: null, override_reason: null, notes: null };
