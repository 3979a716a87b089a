import { home as homeEntity } from '#domain/homes/home.ts';
import { importKindNamed } from '#domain/importing/kinds/import-kinds.ts';
import type { ServiceType, StartingSet } from '#domain/importing/starting-sets/starting-set.ts';
import { startingSetNamed, type SetName } from '#domain/importing/starting-sets/starting-sets.ts';
import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { Button, NativeSelect } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { SaveBar } from '../../kit/form/save-bar.tsx';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { Page, PageTools } from '../../kit/page/page.tsx';
import { Panel } from '../../kit/page/panel.tsx';
import type { ListedHome } from '../../kit/state/chosen-home.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import { InlineError } from '../../kit/ui/messages/inline-error.tsx';
import { setPath } from '../../records/begin-with-set.tsx';
import { EarlierFiles } from '../earlier-files.tsx';
import { beginWithSet, wantedLines, type ImportDraft } from '../import-draft.ts';
import { ImportProgress } from '../import-progress.tsx';
import { counted, Findings } from '../mend-lines.tsx';
import { useImport, type Importing } from '../use-import.ts';
import { SetLines } from './set-lines.tsx';
import { SetSettings } from './set-settings.tsx';
import kit from '../../kit/styles/kit.module.css';

const services = homeEntity.fields.service_type.options;
const serviceOf = ({ service_type }: ListedHome): ServiceType =>
  (typeof service_type === 'string' ? serviceNamed(service_type) : null) ?? 'mixed';
const serviceNamed = (name: string): ServiceType | null => keysOf(services).find((one) => one === name) ?? null;

const back = { to: setPath(), label: 'Starting sets' };

/** One starting set: every line with its reason, to be left out or changed, and then taken over together. */
export function SetPage({ name, home }: { name: SetName; home: ListedHome }) {
  const set = startingSetNamed(name);
  const [service, setService] = useState(serviceOf(home));
  const importing = useImport(set.kind, home.id, () => beginWithSet(name, home.id, service));
  const { draft, step } = importing;
  const asksService = set.kind === 'settings' && !set.isForAll;
  return (
    <Page title={set.title} back={back}>
      {asksService && step !== 'done' && (
        <PageTools>
          <NativeSelect
            aria-label="Kind of service"
            value={service}
            data={Object.entries(services).map(([value, label]) => ({ value, label }))}
            onChange={(event) => {
              const next = serviceNamed(event.currentTarget.value) ?? service;
              setService(next);
              importing.begin(beginWithSet(name, home.id, next));
            }}
          />
        </PageTools>
      )}
      <div className={kit['stack']}>
        {draft && step !== 'done' && <OpenSet set={set} service={service} importing={importing} draft={draft} />}
        {step === 'done' && <TakenOver set={set} />}
        <EarlierFiles key={step} home={home} />
      </div>
    </Page>
  );
}

interface OpenSetProps {
  set: StartingSet;
  service: ServiceType;
  importing: Importing;
  draft: ImportDraft;
}

function OpenSet({ set, service, importing, draft }: OpenSetProps) {
  const { step, found, wrong } = importing;
  const isBusy = step === 'bringing';
  const navigate = useNavigate();
  const isSettings = set.kind === 'settings';
  const count = isSettings ? Object.keys(draft.matching).length : wantedLines(draft).length;
  const all = set.kind === 'settings' ? set.offersFor[service].length : draft.lines.length;
  const words = isSettings ? counted(count, 'setting', 'settings') : counted(count, 'line', 'lines');
  const [isEmpty, setEmpty] = useState(false);
  const open = found && found.findings.length > 0 ? found : null;
  const refusal =
    isEmpty && count === 0
      ? 'Tick what you want to take over first.'
      : (wrong ?? (open && neededWords(open.findings.length)));
  const said = useRef<HTMLDivElement>(null);
  // What is wrong stands above a long list, and the button is pressed wherever the list has been scrolled to.
  useEffect(() => {
    if (refusal && !isBusy) said.current?.scrollIntoView({ block: 'center' });
  }, [refusal, isBusy]);
  const takeOver = () => {
    setEmpty(count === 0);
    if (count > 0) void importing.bringIn();
  };
  return (
    <>
      <Panel title={isSettings ? 'Settings' : 'Lines'} count={`${count} of ${all} ticked`}>
        <div className={kit['stack']}>
          <p className={kit['reason']}>{set.help}</p>
          <div ref={said}>
            <InlineError>{refusal}</InlineError>
          </div>
          {!isSettings && !isBusy && open && <Findings importing={importing} draft={draft} found={open} />}
          {isBusy && <ImportProgress doing="Taking over" draft={draft} />}
          {set.kind === 'settings' ? (
            <SetSettings offers={set.offersFor[service]} importing={importing} draft={draft} />
          ) : (
            <SetLines set={set} importing={importing} draft={draft} />
          )}
        </div>
      </Panel>
      <SaveBar
        label={`Take over ${words}`}
        isSaving={isBusy}
        draft={undefined}
        onSave={takeOver}
        onCancel={() => void navigate(setPath())}
        cancelLabel="Leave it"
      />
    </>
  );
}

const neededWords = (count: number): string =>
  `Nothing has been taken over yet: ${counted(count, 'line needs', 'lines need')} you.`;

/** Where what was taken over is found, and changed from now on. */
function TakenOver({ set }: { set: StartingSet }) {
  const { entity } = importKindNamed(set.kind);
  const where = useEntityPaths();
  const to = set.kind === 'settings' ? '/house-overview?part=house' : (where.list(entity.name) ?? '/rota');
  return (
    <Panel title={set.title}>
      <div className={kit['stack']}>
        <output>
          <Flag tone="good">Taken over</Flag>
        </output>
        <p className={kit['reason']}>It is yours now: change it where you find it.</p>
        <div className={kit['buttons']}>
          <Button component={Link} to={to}>
            Open
          </Button>
          <Button variant="default" component={Link} to={setPath()}>
            Other starting sets
          </Button>
        </div>
      </div>
    </Panel>
  );
}
