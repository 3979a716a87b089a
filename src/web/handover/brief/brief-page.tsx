import { Page } from '../../kit/page/page.tsx';
import { PrintButton } from '../../kit/page/print/print-button.tsx';
import { ErrorState, Loading } from '../../kit/page/states.tsx';
import { StaleNote } from '../../kit/ui/messages/stale-note.tsx';
import { useBrief } from './use-brief.ts';
import { BriefCards } from './brief-cards.tsx';

export function BriefPage({ house, name }: { house: string; name: string }) {
  const { body, state, at, reload } = useBrief(house);
  const print = <PrintButton />;
  return (
    <Page title={`${name} in three minutes`} tab="Brief" back={{ to: '/handover', label: 'Handover' }} actions={print}>
      {state === 'loading' && !body && <Loading rows={6} label="Composing the brief" />}
      {state === 'failed' && (
        <ErrorState title="The brief could not be loaded" onRetry={reload}>
          Check the network, then try again. Until then ask a colleague of the house.
        </ErrorState>
      )}
      <StaleNote state={state} at={at} reload={reload} />
      {body && <BriefCards brief={body} house={house} onChanged={reload} />}
    </Page>
  );
}
