import type { Action } from '../context/record-context.ts';
import { strikeOut } from '../records/strike-out.ts';
import { Refusal, wrong } from '../runtime/refusals.ts';
import type { QueryParams } from '../schema/list-query.ts';

/** The words behind the codes a caller without a body may give. */
export const removalReasons: Readonly<Record<string, string>> = {
  entered_in_error: 'Entered in error',
  duplicate: 'Duplicate',
  wrong_resident: 'Wrong resident',
  other: 'Other reason',
};

/** The specification's table lets DELETE say nothing at all. */
const noReason = 'Not given';

/** DELETE carries no body and its caller reads no field errors, so its words come in the address and in one list. */
export async function removeWithoutBody(
  acting: Action,
  id: string,
  { version, deletion_reason: code }: QueryParams,
): Promise<void> {
  const reason = code === undefined ? noReason : Object.hasOwn(removalReasons, code) ? removalReasons[code] : undefined;
  if (!reason) throw wrong(`deletion_reason must be one of: ${Object.keys(removalReasons).join(', ')}.`);
  try {
    await strikeOut(
      acting,
      id,
      { ...(version === undefined ? {} : { version }), deletion_reason: reason },
      { newest: true },
    );
  } catch (error) {
    if (error instanceof Refusal && error.status === 400) throw wrong(...Object.values(error.body).flat().map(String));
    throw error;
  }
}
