import { ErrorState, Loading } from '../../kit/page/states.tsx';
import { DuePart } from './due-part.tsx';
import { FormLibrary } from './form-library.tsx';
import { useDueList } from './use-due-list.ts';
import kit from '../../kit/styles/kit.module.css';

/** Whom it is about is known: what is due for them, then every form in use. */
export function ChooseForm({ resident }: { resident: string }) {
  const { body, state, reload } = useDueList({ resident });
  if (state === 'failed')
    return (
      <ErrorState title="The forms could not be loaded" onRetry={reload}>
        Check the network, then try again.
      </ErrorState>
    );
  if (!body) return <Loading rows={6} />;
  return (
    <>
      {body.due.length > 0 && <DuePart due={body.due} me={null} isOfOne />}
      <h2 className={kit['heading']}>All forms in use</h2>
      <FormLibrary forms={body.forms} resident={resident} />
    </>
  );
}
