import type { RecordValues } from '../kit/vocabulary/record-values.ts';
import type { SigningStep } from './signing-steps.ts';

interface Signature {
  /** The field in which this step leaves the name of whoever takes it. */
  readonly name: 'witness' | 'authorised_by' | 'created_by' | 'updated_by' | 'received_by' | 'resolved_by';
  readonly isDone: (record: RecordValues) => boolean;
}

const isPosted = ({ status }: RecordValues): boolean => status === 'posted' || status === 'queried';

const signatures: { readonly [A in SigningStep['act']]: Signature } = {
  witness: {
    name: 'witness',
    isDone: (record) =>
      record['posted_alone'] === true
        ? typeof record['countersigned_at'] === 'string'
        : isPosted(record) || record['status'] === 'awaiting_authority',
  },
  authorise: { name: 'authorised_by', isDone: isPosted },
  'post-alone': { name: 'created_by', isDone: (record) => isPosted(record) && record['posted_alone'] === true },
  reverse: { name: 'updated_by', isDone: ({ status }) => status === 'reversed' },
  agree: { name: 'received_by', isDone: ({ status }) => status === 'agreed' || status === 'discrepancy' },
  resolve: { name: 'resolved_by', isDone: ({ status }) => status === 'resolved' },
};

/** This very signature, by this very person, arrived before: an answer that was lost says nothing about what was done. */
export function signedAlready(act: SigningStep['act'], record: RecordValues, signer: unknown): boolean {
  const { name, isDone } = signatures[act];
  return typeof signer === 'string' && record[name] === signer && isDone(record);
}
