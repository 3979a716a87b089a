import { guardListWords } from '#domain/staff/rights/guarded-rights.ts';
import { group } from '#domain/staff/access/group.ts';
import { staff } from '#domain/staff/person/staff.ts';
import type { ForeseenChange, RightsChange } from '#domain/staff/rights/rights-change.ts';
import { Modal } from '@mantine/core';
import { create, type ApiAnswer } from '../../kit/api/api.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveRead } from '../../kit/data/use-live-answer.ts';
import { ShortForm } from '../../kit/form/asking/short-form.tsx';
import { ErrorState, Loading } from '../../kit/page/states.tsx';
import { reasonFields } from '../../kit/form/asking/reason-fields.ts';
import { EffectList } from './effect-list.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './rights.module.css';

export const rightsChangePath = '/api/rights-change/';

interface ReviewProps {
  title: string;
  change: RightsChange;
  /** Saves at once, where nobody has to confirm it. */
  save(): Promise<ApiAnswer<unknown>>;
  /** What is saved before a second person is asked, such as a new name. */
  before?: () => Promise<ApiAnswer<unknown> | null>;
  onSaved(): void;
  onAsked(): void;
  onClose(): void;
}

const isForeseen = objectWith<ForeseenChange>('gives', 'takes', 'guards', 'seconds', 'waiting');

/** Asked again whenever a group or a person changes meanwhile. */
const useForeseen = (change: RightsChange) =>
  useLiveRead<ForeseenChange>('/api/rights-effect/', { of: [group.name, staff.name] }, (path, options) =>
    create(path, change, { ...options, is: isForeseen }),
  );

/** What a change of rights means, by name, before it counts; and the way to a second person where it takes two. */
export function RightsReviewDialog({ title, change, save, before, onSaved, onAsked, onClose }: ReviewProps) {
  const { body: foreseen, state, reload } = useForeseen(change);
  return (
    <Modal opened onClose={onClose} title={title} size="lg">
      {state === 'loading' && <Loading rows={3} />}
      {state === 'failed' && (
        <ErrorState title="What it would change could not be worked out" onRetry={reload}>
          Nothing was saved.
        </ErrorState>
      )}
      {foreseen && (
        <div className={css['review']}>
          <EffectList effect={foreseen} />
          {foreseen.waiting ? (
            <ShortForm
              verb="Ask for confirmation"
              fields={reasonFields}
              onCancel={onClose}
              onDone={onAsked}
              act={async ({ reason }) => {
                const first = await before?.();
                if (first && !first.ok) return first;
                return create(rightsChangePath, { ...change, reason });
              }}
            >
              <TwoPeople foreseen={foreseen} />
            </ShortForm>
          ) : (
            <ShortForm verb="Save" fields={{}} onCancel={onClose} onDone={onSaved} act={save}>
              {foreseen.guards.length > 0 && (
                <p className={kit['quiet']}>
                  This gives rights over {guardListWords(foreseen.guards)}. A second person would confirm it, but nobody
                  else can at present: it counts at once, and the history says that you were alone. A second superuser,
                  or somebody else who may manage accounts, could confirm the next one.
                </p>
              )}
            </ShortForm>
          )}
        </div>
      )}
    </Modal>
  );
}

const TwoPeople = ({ foreseen }: { foreseen: ForeseenChange }) => (
  <p className={css['two']} role="note">
    This gives rights over {guardListWords(foreseen.guards)}, so it takes two people. It waits until{' '}
    <strong>{foreseen.seconds.map(({ name }) => name).join(' or ')}</strong> confirms it; until then nothing changes.
  </p>
);
