import type { Rights } from '#domain/kit/vocabulary/permissions.ts';
import { importKindNamed, importKinds, type ImportName } from '#domain/importing/kinds/import-kinds.ts';
import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { NativeSelect } from '@mantine/core';
import { mayAdd } from '../kit/access/record-rights.ts';
import { useRights } from '../kit/access/rights.ts';
import { Page, PageTools } from '../kit/page/page.tsx';
import { NoRight } from '../kit/page/states.tsx';
import { usePageParams } from '../kit/page/use-page-params.ts';
import type { ListedHome } from '../kit/state/chosen-home.ts';
import { BroughtIn } from './brought-in.tsx';
import { ChooseFile } from './choose-file.tsx';
import { EarlierFiles } from './earlier-files.tsx';
import { MatchColumns } from './match-columns.tsx';
import { MendLines } from './mend-lines.tsx';
import { useImport } from './use-import.ts';
import kit from '../kit/styles/kit.module.css';

/** Settings are no lines of a sheet. */
const inSheets = keysOf(importKinds).filter((name) => importKindNamed(name).within === undefined);

/** The kinds that somebody may bring in. */
const allowed = (rights: Rights): readonly ImportName[] =>
  inSheets.filter((name) => {
    const { entity, right } = importKindNamed(name);
    return mayAdd(entity, rights) && (!right || rights.has(right));
  });

/** What a house has on paper or in other programmes, brought in from a spreadsheet. */
export function ImportPage({ home, back }: { home: ListedHome; back: { to: string; label: string } }) {
  const [params, ask] = usePageParams();
  const offered = allowed(useRights());
  const asked = params.get('import');
  const kind = inSheets.find((name) => name === asked) ?? offered[0];
  return (
    <Page title="Bring in from a spreadsheet" back={back}>
      {kind === undefined || offered.length === 0 ? (
        <NoRight title="You do not have the right to bring anything in" />
      ) : (
        <>
          <PageTools>
            <NativeSelect
              aria-label="What the spreadsheet holds"
              data={inSheets
                .filter((name) => name === kind || offered.includes(name))
                .map((name) => ({ value: name, label: importKindNamed(name).label }))}
              value={kind}
              onChange={(event) => ask('import', event.currentTarget.value)}
            />
          </PageTools>
          {offered.includes(kind) ? (
            <OneKind key={`${home.id} ${kind}`} kind={kind} home={home} />
          ) : (
            <NoRight
              title={`You do not have the right to bring in ${midSentence(importKindNamed(kind).label)}`}
              wanted={{ of: importKindNamed(kind).entity, act: 'add' }}
            />
          )}
        </>
      )}
    </Page>
  );
}

function OneKind({ kind, home }: { kind: ImportName; home: ListedHome }) {
  const importing = useImport(kind, home.id);
  const { step } = importing;
  const isChoosing = step === 'choosing' || step === 'reading';
  return (
    <div className={kit['stack']}>
      {isChoosing && <ChooseFile kind={kind} importing={importing} />}
      {!isChoosing && step !== 'done' && importing.draft && (
        <>
          {/* A value for every line comes first, so that nobody mends the lines one by one. */}
          <MatchColumns importing={importing} draft={importing.draft} />
          <MendLines importing={importing} draft={importing.draft} />
        </>
      )}
      {step === 'done' && <BroughtIn kind={kind} importing={importing} />}
      {(isChoosing || step === 'done') && <EarlierFiles key={step} home={home} />}
    </div>
  );
}
