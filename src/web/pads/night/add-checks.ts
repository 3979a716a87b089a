import { nightOf } from '#domain/kit/time/night-of.ts';
import { sleep } from '#domain/daily-care/sleep/sleep.ts';
import { isKeyOf, isRecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { create, partialUpdate, type ApiAnswer } from '../../kit/api/api.ts';
import { shapeOf } from '../../kit/api/shapes.ts';
import { pathOf } from '../../kit/state/entities.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { todaysSheet } from '../routine/todays-sheet.ts';

type NightSheet = Stored<typeof sleep>;
export type Check = Pick<NonNullable<NightSheet['checks']>[number], 'checked_at' | 'state' | 'action'>;

const { state, action } = sleep.fields.checks.columns;
const isAction = (done: unknown) => isKeyOf(action.options, done);

/** What is sent, or was put by to be sent, is a check: nothing less goes on a sheet. */
export const isCheck = (value: unknown): value is Check =>
  isRecordValues(value) &&
  typeof value['checked_at'] === 'string' &&
  isKeyOf(state.options, value['state']) &&
  (value['action'] === null || (Array.isArray(value['action']) && value['action'].every(isAction)));

interface NewChecksOptions {
  resident: string;
  zone: string;
  now: string;
  /** The id of the night's sheet, should this be its first check. */
  id: string;
  checks: readonly Check[];
  confirmed: readonly string[];
  /** Why a sheet is begun late. */
  late_entry_reason?: unknown;
}

/** The sheet with the checks on it, and as it was before. */
export interface CheckedNight {
  before: NightSheet | null;
  record: NightSheet;
}

/** Two who look in at once, or a sheet somebody began meanwhile, are no reason to trouble either of them. */
const mostTries = 3;

const isOn = ({ checks }: NightSheet, check: Check) => (checks ?? []).some((row) => isSame(row, check));

const isSame = (a: Check, b: Check) => Date.parse(a.checked_at) === Date.parse(b.checked_at) && a.state === b.state;

/** The sheet as it was before an attempt whose answer was lost; null where that attempt began it. */
const without = (sheet: NightSheet, { id, checks }: NewChecksOptions): NightSheet | null =>
  sheet.id === id
    ? null
    : { ...sheet, checks: (sheet.checks ?? []).filter((row) => !checks.some((check) => isSame(row, check))) };

function write(
  sheet: NightSheet | null,
  night_of: string,
  { resident, now, id, checks, confirmed, late_entry_reason = null }: NewChecksOptions,
): Promise<ApiAnswer<NightSheet>> {
  const confirming = confirmed.length > 0 ? { confirmed_warnings: confirmed } : {};
  if (!sheet)
    return create(
      pathOf(sleep),
      {
        id,
        resident,
        night_of,
        occurred_at: now,
        checks,
        late_entry_reason,
        ...confirming,
      },
      { is: shapeOf(sleep) },
    );
  const { version } = sheet;
  if (checks.length === 1)
    return create(
      `${pathOf(sleep)}${sheet.id}/check/`,
      { ...checks[0], version, ...confirming },
      { is: shapeOf(sleep) },
    );
  return partialUpdate(
    pathOf(sleep),
    sheet.id,
    {
      checks: [...(sheet.checks ?? []), ...checks],
      version,
      ...confirming,
    },
    { is: shapeOf(sleep) },
  );
}

const isOvertaken = (answer: ApiAnswer<NightSheet>) =>
  !answer.ok && ((answer.status === 409 && answer.current !== null) || 'night_of' in answer.fields);

/** Puts what was seen on the sheet of its night. Sent again after a lost answer, it is found there and not written twice. */
export async function addChecks(asked: NewChecksOptions): Promise<ApiAnswer<CheckedNight>> {
  const night = nightOf(asked.checks[0]?.checked_at ?? asked.now, asked.zone);
  for (let tries = 1; ; tries++) {
    const sheet = await todaysSheet(sleep, { resident: asked.resident, dayField: 'night_of', day: night });
    if (!sheet.ok) return sheet;
    const before = sheet.body;
    if (before && asked.checks.every((check) => isOn(before, check)))
      return { ...sheet, body: { before: without(before, asked), record: before } };
    const answer = await write(before, night, asked);
    if (answer.ok) return { ...answer, body: { before, record: answer.body } };
    if (tries === mostTries || !isOvertaken(answer)) return answer;
  }
}
