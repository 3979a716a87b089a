import type { HandoverSheet } from '#domain/handover/lines/sheet.ts';
import { handover } from '#domain/handover/handover.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ChooseHouse } from '../kit/shell/choose-house.tsx';
import { InlineError } from '../kit/ui/messages/inline-error.tsx';
import { Page } from '../kit/page/page.tsx';
import { useRights } from '../kit/access/rights.ts';
import { Empty, ErrorState, Loading, NoRight } from '../kit/page/states.tsx';
import { useAuth, useSelectedHome } from '../kit/state/store.ts';
import { MissingRecord } from '../records/record/missing-record.tsx';
import { BriefPage } from './brief/brief-page.tsx';
import { EarlierHandovers } from './sheet/earlier-handovers.tsx';
import { HandoverActions } from './sheet/handover-actions.tsx';
import { powersOver } from './sheet/handover-powers.ts';
import { HandoverPrint } from './handover-print.tsx';
import { HandoverTop } from './sheet/handover-top.tsx';
import { HousePart } from './sheet/house-part.tsx';
import { LateList } from './sheet/late-list.tsx';
import { PageList } from './sheet/page-list.tsx';
import { stepWords } from './sheet/step-words.ts';
import { useOpened } from './sheet/use-opened.ts';
import { useSheet } from './sheet/use-sheet.ts';
import css from './handover.module.css';

/** The handover of this change of shift; an earlier one where the address names it, or the brief for someone new. */
export default function HandoverScreen() {
  const [params] = useSearchParams();
  const home = useSelectedHome();
  if (!home)
    return (
      <Page title="Handover">
        <ChooseHouse />
      </Page>
    );
  if (params.get('view') === 'brief') return <BriefPage house={home.id} name={home.name} />;
  const id = params.get('id');
  return id ? <Sheet key={id} id={id} home={home.id} /> : <Now key={home.id} home={home.id} />;
}

function Now({ home }: { home: string }) {
  const { id, state, again } = useOpened(home);
  if (id) return <Sheet key={id} id={id} home={home} />;
  return (
    <Page title="Handover">
      {state === 'loading' && <Loading rows={6} label="Composing the handover" />}
      {state === 'none' && (
        <Empty
          title="There is no handover yet"
          action={
            <Button component={Link} to="/rota">
              Look at the rota
            </Button>
          }
        >
          What the next shift must know. Whoever works the shift opens it, and it writes itself from the records.
        </Empty>
      )}
      {state === 'refused' && <NoRight title="You do not have the right to see handovers" />}
      {state === 'failed' && (
        <ErrorState title="The handover could not be opened" onRetry={again}>
          Check the network, then try again. No record is touched by it.
        </ErrorState>
      )}
    </Page>
  );
}

function Sheet({ id, home }: { id: string; home: string }) {
  const rights = useRights();
  const [since, setSince] = useState<string | null>(null);
  const { body, state, status, reload } = useSheet(id, home, since, may(rights, 'add', handover.name));
  if (body)
    return (
      <Open sheet={body} home={home} since={since} isStale={state === 'stale'} onSince={setSince} onChanged={reload} />
    );
  return (
    <Page title="Handover">
      {state === 'loading' && <Loading rows={6} label="Composing the handover" />}
      {status === 404 && <MissingRecord entity={handover} id={id} />}
      {state === 'failed' && status !== 404 && (
        <ErrorState title="This handover could not be loaded" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      )}
    </Page>
  );
}

interface OpenProps {
  sheet: HandoverSheet;
  home: string;
  since: string | null;
  /** It could not be read again. */
  isStale: boolean;
  onSince(since: string | null): void;
  onChanged(): void;
}

function Open({ sheet, home, since, isStale, onSince, onChanged }: OpenProps) {
  const me = useAuth().user?.id ?? null;
  const powers = powersOver(sheet.handover, useRights(), me);
  return (
    <Page title="Handover" actions={<HandoverActions sheet={sheet} powers={powers} me={me} onChanged={onChanged} />}>
      <div className={`no-print ${css['sheet']}`}>
        <HandoverTop sheet={sheet} me={me} step={stepWords(sheet, powers, me)} since={since} onSince={onSince} />
        {isStale && (
          <InlineError>
            Could not load anew. This is the handover as it was last read; it is tried again by itself.
          </InlineError>
        )}
        <LateList late={sheet.late} after={sheet.after} />
        <PageList
          handover={sheet.handover.id}
          pages={sheet.pages}
          since={sheet.since}
          powers={powers}
          me={me}
          onChanged={onChanged}
        />
        <HousePart sheet={sheet} mayTick={powers.tick} onChanged={onChanged} />
        <EarlierHandovers home={home} open={sheet.handover.id} />
      </div>
      <HandoverPrint sheet={sheet} />
    </Page>
  );
}
