import { incident } from '#domain/incidents/incident/incident.ts';
import { useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { DraftBanner } from '../../kit/saving/draft-banner.tsx';
import { ErrorSummary } from '../../kit/form/error-summary.tsx';
import { FieldScopeProvider } from '../../kit/input/field-scope.ts';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { LeaveGuard } from '../../kit/saving/leave-guard.tsx';
import { namesIn } from '../../kit/names/record-names.ts';
import { useSelectedHome } from '../../kit/state/store.ts';
import { TwoVersionsDialog } from '../../kit/saving/two-versions-dialog.tsx';
import type { EntityFormState } from '../../kit/form/use-entity-form.ts';
import { WarningsDialog } from '../../kit/saving/warnings-dialog.tsx';
import kit from '../../kit/styles/kit.module.css';

/** Whether a form holds something unsaved; a save lets go of it before the page is left. */
export function useWorking(isTouched: boolean): RefObject<boolean> {
  const working = useRef(false);
  useEffect(() => {
    working.current = isTouched;
  }, [isTouched]);
  return working;
}

interface FormProps {
  form: EntityFormState<typeof incident>;
  person: StoredRecord | null;
  record: StoredRecord | null;
  working: RefObject<boolean>;
  /** What is wrong, each with the input it leads to. */
  problems: readonly { text: string; leadsTo: string | null }[];
  /** Counts the tries: each new one brings the complaints into view, and none of them while somebody types. */
  tries?: number;
  children: ReactNode;
}

/** What stands around any part of an incident that is filled in: drafts, complaints, doubts, and two people's versions. */
export function IncidentForm({ form, person, record, working, problems, tries = 0, children }: FormProps) {
  const home = useSelectedHome()?.id ?? null;
  const scope = useMemo(
    () => ({ home, resident: person?.id ?? null, names: namesIn(record ?? {}), savesFile: false }),
    [home, person?.id, record],
  );
  const { outcome } = form;
  const failed = outcome?.kind === 'failed' ? outcome : null;
  return (
    <FieldScopeProvider value={scope}>
      <form noValidate className={kit['column']} onSubmit={(event) => event.preventDefault()}>
        <DraftBanner draft={form.draft} onAfresh={() => void form.startAfresh()} />
        {(problems.length > 0 || failed?.text) && (
          <ErrorSummary
            key={tries}
            attempt={outcome}
            problems={problems}
            text={failed?.text ?? ''}
            nextStep={failed?.nextStep}
            isUnknown={failed?.isUnknown}
          />
        )}
        {children}
      </form>
      {outcome?.kind === 'warned' && (
        <WarningsDialog entity={incident} warnings={outcome.warnings} onConfirm={form.confirm} onBack={form.dismiss} />
      )}
      {outcome?.kind === 'conflict' && (
        <TwoVersionsDialog
          entity={incident}
          detail={outcome.detail}
          before={form.before}
          mine={form.values}
          current={outcome.current}
          onBack={form.dismiss}
          onSettle={(chosen) => form.settle(outcome.current, chosen)}
          onTakeTheirs={() => form.takeTheirs(outcome.current)}
        />
      )}
      <LeaveGuard hasWork={() => working.current} />
    </FieldScopeProvider>
  );
}
