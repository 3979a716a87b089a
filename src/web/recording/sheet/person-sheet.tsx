import type { resident } from '#domain/residents/person/resident.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { sleep } from '#domain/daily-care/sleep/sleep.ts';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import type { Listed } from '../../kit/state/stored-record.ts';
import { closeRecording } from '../../kit/state/recording.ts';
import { showToast } from '../../kit/state/toasts.ts';
import type { Done } from '../../pads/pad/entry-pad.tsx';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { tabOf } from '../../records/resident-tabs.ts';
import { begunAbout } from './begun.ts';
import { Chooser, type ChosenKind } from './chooser.tsx';
import { JustSavedLine } from '../saved/just-saved-line.tsx';
import { OpenPad } from './open-pad.tsx';
import { pageOf } from '../saved/page-of.ts';
import { wholeNight, type QuickChip, type QuickKind } from './quick-kinds.ts';
import { ResidentStrip } from './resident-strip.tsx';
import { SheetFrame } from './sheet-frame.tsx';
import { useFacts } from './use-facts.ts';
import { useQuickKinds } from './use-quick-kinds.ts';
import { rememberSaved, useSayClosed } from '../saved/use-saved.ts';
import kit from '../../kit/styles/kit.module.css';

interface PersonSheetProps {
  person: Listed<typeof resident>;
  /** The kind to begin with. */
  kind: string | null;
  /** The quick answer to begin with. */
  chip: string | null;
  /** What was written about somebody else by mistake. */
  copy: RecordValues | null;
  onChange(): void;
}

const nothing = {};

function beginWith(
  quickKinds: readonly QuickKind[],
  { kind, label, copy }: { kind: string; label: string | null; copy: RecordValues | null },
): ChosenKind {
  if (copy) return { kind, chip: { label: '', values: copy, isPad: true }, isWhole: true };
  const quick = quickKinds.find(({ name }) => name === kind);
  const chip = quick?.chips.find((one) => one.label === label) ?? null;
  return { kind, chip, isWhole: !quick || chip?.isPad === true };
}

/** Everything about one resident, bound to them: whoever is chosen next gets a sheet of their own. */
export function PersonSheet({ person, kind, chip, copy, onChange }: PersonSheetProps) {
  const clock = useHouseClock();
  const navigate = useNavigate();
  const where = useEntityPaths();
  const facts = useFacts(person.id);
  const sayClosed = useSayClosed();
  const quickKinds = useQuickKinds();
  const [choice, setChoice] = useState<ChosenKind | null>(() =>
    kind && !pageOf(kind, person.id) ? beginWith(quickKinds, { kind, label: chip, copy }) : null,
  );
  const begun = begunAbout(person.id);
  const context = useMemo(() => ({ person, facts: facts.summary, clock }), [person, facts.summary, clock]);

  const leaveFor = (path: string) => {
    closeRecording();
    void navigate(path);
  };
  const choose = (name: string, chip: QuickChip | null) => {
    const page = pageOf(name, person.id);
    if (page) return leaveFor(page);
    setChoice((now) => ({
      kind: name,
      chip,
      isWhole: chip === null || chip.isPad === true || (now?.kind === name && now.isWhole),
    }));
  };
  const goOn = (name: string) => {
    const chip = begun.get(name) === sleep.name ? { label: '', values: wholeNight, isPad: true as const } : null;
    setChoice({ kind: name, chip, isWhole: true });
  };
  // Where the entry leads on, the sheet stays, says that it is saved and shows where to.
  const [stayed, setStayed] = useState(0);
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (stayed > 0) line.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [stayed]);
  const finish = (kind: string, done: Done) => {
    const saved = rememberSaved(kind, person, done);
    if (saved.nextSteps.length > 0) {
      setChoice(null);
      return setStayed((now) => now + 1);
    }
    sayClosed(saved, done);
    closeRecording();
  };
  const close = () => {
    if (choice && begunAbout(person.id).has(choice.kind))
      showToast('Not saved. What you began is kept, and Record offers it again.');
    closeRecording();
  };
  // The alerts stand above all there is to press, and would push it down under a finger.
  const isRoomKnown = facts.state !== 'loading' || facts.before !== null;
  const pad = choice && (choice.chip || choice.isWhole) && facts.state !== 'loading' && (
    <OpenPad
      key={choice.kind}
      name={choice.kind}
      context={context}
      chosen={choice.chip?.values ?? nothing}
      isShort={!choice.isWhole}
      onWhole={() => setChoice((now) => now && { ...now, isWhole: true })}
      onDetails={() =>
        leaveFor(`${where.detail('resident') ?? ''}?id=${person.id}&tab=${tabOf(choice.kind)}&of=${choice.kind}&add=1`)
      }
      onSaved={(done) => finish(choice.kind, done)}
    />
  );
  return (
    <SheetFrame
      title="Record"
      onClose={close}
      top={<ResidentStrip person={person} facts={facts} onChange={onChange} />}
      hint={!pad && <p className={kit['quiet']}>Choose what to record.</p>}
    >
      <div ref={line}>
        <JustSavedLine about={person.id} />
      </div>
      {isRoomKnown && (
        <Chooser
          choice={choice}
          begun={begun}
          onChoose={choose}
          onGoOn={goOn}
          onAll={() => setChoice(null)}
          pad={pad}
        />
      )}
    </SheetFrame>
  );
}
