import type { RecordContext } from '../../kit/context/record-context.ts';
import type { Parts } from '../../kit/runtime/parts.ts';
import type { Sessions } from './sessions.ts';

/** What the calls of this area are made from. */
export interface SessionParts {
  readonly parts: Parts;
  readonly sessions: Sessions;
  readonly context: RecordContext;
}
