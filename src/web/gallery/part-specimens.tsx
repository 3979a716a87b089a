import { Button } from '@mantine/core';
import { IconDroplet } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { ChangedMeanwhile } from '../kit/saving/changed-meanwhile.tsx';
import { Chips } from '../kit/ui/chips.tsx';
import { DraftBanner } from '../kit/saving/draft-banner.tsx';
import { ErrorSummary } from '../kit/form/error-summary.tsx';
import { Flag, Flags } from '../kit/ui/flags.tsx';
import { NewRows } from '../kit/ui/messages/new-rows.tsx';
import { InlineError } from '../kit/ui/messages/inline-error.tsx';
import { Fold } from '../kit/page/fold.tsx';
import { Panel, Panels } from '../kit/page/panel.tsx';
import { PersonTag } from '../kit/person/person-tag.tsx';
import { PersonTile, PersonTiles } from '../kit/person/person-tile.tsx';
import { Line, Lines } from '../kit/ui/record-lines.tsx';
import { PrintButton } from '../kit/page/print/print-button.tsx';
import { SaveBar } from '../kit/form/save-bar.tsx';
import { StaleNote } from '../kit/ui/messages/stale-note.tsx';
import { ChooseRecord, Empty, ErrorState, Loading, NoRight } from '../kit/page/states.tsx';
import { StepTrail } from '../kit/ui/step-trail.tsx';
import kit from '../kit/styles/kit.module.css';

const nothing = () => {};
const today = '2026-03-01T08:15:00.000Z';
const nell = {
  id: '1',
  first_name: 'Eleanor',
  preferred_name: 'Nell',
  last_name: 'Featherstonehaugh-Okonkwo',
  room: '12',
  date_of_birth: '1938-03-01',
};
const moods = [
  ['low', 'Low'],
  ['settled', 'Settled'],
  ['high', 'High'],
] as const;
const draft = { values: {}, id: null, version: null, saved_at: today };

function Choosing({ several = false }: { several?: boolean }) {
  const [chosen, setChosen] = useState<readonly string[]>(['settled']);
  const choose = (value: string) =>
    setChosen(
      several ? [...chosen.filter((one) => one !== value), ...(chosen.includes(value) ? [] : [value])] : [value],
    );
  return (
    <fieldset className={kit['group']}>
      <legend>{several ? 'Chips, several' : 'Chips, one'}</legend>
      <Chips
        name={several ? 'several' : 'one'}
        options={moods}
        chosen={chosen}
        several={several}
        onChoose={choose}
        onClear={() => setChosen([])}
      />
    </fieldset>
  );
}

/** Every part of the kit that stands on a page, in each of its states. */
export const partSpecimens: Readonly<Record<string, () => ReactNode>> = {
  Buttons: () => (
    <div className={kit['buttons']}>
      <Button>Save</Button>
      <Button leftSection={<IconDroplet size={20} stroke={1.75} aria-hidden />}>With a picture</Button>
      <Button variant="default">Cancel</Button>
      <Button variant="subtle">Start afresh</Button>
      <Button color="red">Strike out</Button>
      <Button loading>Loading</Button>
    </div>
  ),
  Chips: () => (
    <>
      <Choosing />
      <Choosing several />
    </>
  ),
  Folds: () => (
    <div className={kit['stack']}>
      <Fold title="Contact" says="07700 900110 · nell@example.org">
        <p>What is inside.</p>
      </Fold>
      <Fold title="Training" says="Never seen while open" sign={<Flag tone="danger">1 not in order</Flag>} isOpen>
        <p>What is inside.</p>
      </Fold>
    </div>
  ),
  Flags: () => (
    <Flags
      label="Flags"
      flags={[
        { tone: 'danger', words: 'Allergy: penicillin' },
        { tone: 'watch', words: 'Falls' },
        { tone: 'info', words: 'DoLS' },
        { tone: 'good', words: 'Received' },
        { tone: 'quiet', words: 'Draft' },
      ]}
    />
  ),
  States: () => (
    <>
      <Loading rows={2} />
      <Empty title="No notes yet" action={<Button>Add note</Button>}>
        What is written about the day stands here.
      </Empty>
      <ErrorState title="Could not load" onRetry={nothing}>
        Nothing that was recorded is lost.
      </ErrorState>
      <NoRight />
      <ChooseRecord labels={{ one: 'Assessment', many: 'Assessments' }} to="/assessment" />
    </>
  ),
  Panels: () => (
    <Panels>
      <Panel title="Filled" count={2}>
        <Lines>
          <Line mark="08:15" to="/note" title="Drank a cup of tea">
            Said it was too hot
          </Line>
          <Line to={null} title="A line that leads nowhere" />
        </Lines>
      </Panel>
      <Panel title="Empty" isEmpty />
      <Panel title="On its way" state="loading" rows={1} />
      <Panel title="Failed" state="failed" onRetry={nothing} />
      <Panel title="Refused" state="refused" />
    </Panels>
  ),
  People: () => (
    <>
      <PersonTag person={nell} />
      <PersonTiles label="People">
        <li>
          <PersonTile person={nell} to="/resident" line="Room 12" />
        </li>
      </PersonTiles>
    </>
  ),
  Steps: () => (
    <StepTrail steps={[{ title: 'Who' }, { title: 'Coming here' }, { title: 'Safety' }]} at={1} onChoose={nothing} />
  ),
  'What a form says': () => (
    <>
      <ErrorSummary
        attempt={1}
        text="Nothing was saved. What you typed is still here."
        problems={[
          { text: 'Amount is needed.', leadsTo: 'whole-wrong' },
          { text: 'It was changed meanwhile.', leadsTo: null },
        ]}
      />
      <DraftBanner draft={{ restored: draft, offered: null, use: nothing }} onAfresh={nothing} />
      <DraftBanner draft={{ restored: null, offered: draft, use: nothing }} onAfresh={nothing} />
      <ChangedMeanwhile newer={{ id: '1', names: { updated_by: 'Femi Adeyemi' } }} onSee={nothing} />
      <StaleNote state="stale" at={today} reload={nothing} />
      <InlineError>It was not done. Try again.</InlineError>
      <NewRows waiting={3} isMoving onShow={nothing} />
    </>
  ),
  Print: () => (
    <>
      <PrintButton />
      <PrintButton isMain>Print it for signing</PrintButton>
    </>
  ),
  'Save bar': () => (
    <>
      <SaveBar
        label="Save weight for Nell"
        isSaving={false}
        draft={{ kind: 'saved', at: today }}
        onSave={nothing}
        onCancel={nothing}
      />
      <SaveBar label="Save weight for Nell" isSaving draft={{ kind: 'waiting' }} onSave={nothing} />
    </>
  ),
};
