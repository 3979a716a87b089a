import { Button } from '@mantine/core';
import { IconChevronLeft, IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Chips } from '../../kit/ui/chips.tsx';
import { entityNamed } from '../../records/known-entities.ts';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';
import { furtherKinds, type QuickChip, type QuickKind } from './quick-kinds.ts';
import { useQuickKinds } from './use-quick-kinds.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './chooser.module.css';

export interface ChosenKind {
  /** The entity's name. */
  kind: string;
  /** The chip it began with; null for a pad opened without one. */
  chip: QuickChip | null;
  isWhole: boolean;
}

interface ChooserProps {
  choice: ChosenKind | null;
  /** The kinds of entry begun and not saved. */
  begun: ReadonlyMap<string, string>;
  onChoose(kind: string, chip: QuickChip | null): void;
  onGoOn(kind: string): void;
  onAll(): void;
  /** The pad of what is chosen, which stands in its row for as long as it is open. */
  pad: ReactNode;
}

/** Neither the foot that comes with a pad nor the pad that goes as it comes may take the row that was tapped out of view. */
function InView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [row, scroll] = [box.current?.parentElement, box.current?.closest('[data-scroll]')];
    if (!row || !scroll) return;
    const [own, seen] = [row.getBoundingClientRect(), scroll.getBoundingClientRect()];
    if (own.bottom > seen.bottom || own.top < seen.top) row.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div className={css['open']} ref={box}>
      {children}
    </div>
  );
}

function QuickRow({ quick, choice, begun, onChoose, onGoOn, pad }: Omit<ChooserProps, 'onAll'> & { quick: QuickKind }) {
  const { name, label, icon: Icon, chips } = quick;
  const isChosen = choice?.kind === name;
  const isHidden = choice?.isWhole ?? false;
  // A way to a pad is a button: keys that walk along the answers must not fall into it.
  const answers = chips.filter(({ isPad }) => !isPad);
  return (
    <section className={css['row']} aria-label={label} data-alone={isHidden || undefined}>
      {!isHidden && (
        <>
          <h3 className={css['kind']}>
            <Icon size={24} stroke={1.75} aria-hidden />
            {label}
          </h3>
          <div className={`${kit['buttons']} ${css['chips']}`} data-tour={`record-${name}`}>
            {answers.length > 0 && (
              <Chips
                name={`quick-${name}`}
                options={answers.map((chip) => [chip.label, chip.label] as const)}
                chosen={isChosen && choice.chip ? [choice.chip.label] : []}
                onChoose={(chosen) => onChoose(name, chips.find((chip) => chip.label === chosen) ?? null)}
              />
            )}
            {chips
              .filter(({ isPad }) => isPad)
              .map((chip) => (
                <button
                  key={chip.label}
                  type="button"
                  className={`${kit['press']} ${css['chip']}`}
                  onClick={() => onChoose(name, chip)}
                >
                  {chip.label}
                </button>
              ))}
            {!isChosen && begun.has(name) && (
              <button
                type="button"
                className={`${kit['press']} ${css['chip']} ${css['begun']}`}
                onClick={() => onGoOn(name)}
              >
                <IconPencil size={18} stroke={1.75} aria-hidden /> Begun, not saved: go on
              </button>
            )}
          </div>
        </>
      )}
      {isChosen && pad && <InView>{pad}</InView>}
    </section>
  );
}

/** What was pressed is gone when the view changes: the focus goes on to what has come. */
function useFocusOnward(isWhole: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const was = useRef(isWhole);
  useEffect(() => {
    if (was.current === isWhole) return;
    was.current = isWhole;
    box.current?.querySelector<HTMLElement>(isWhole ? 'h3' : 'input, button')?.focus();
  }, [isWhole]);
  return box;
}

/** Everything that can be written about one person: the usual answers as chips, the rest a tap away. */
export function Chooser({ choice, begun, onChoose, onGoOn, onAll, pad }: ChooserProps) {
  const rights = useRights();
  const quickKinds = useQuickKinds();
  const isOffered = ({ name }: { name: string }) => mayAdd(entityNamed(name), rights);
  const quick = quickKinds.filter(isOffered);
  const isWhole = choice?.isWhole ?? false;
  const box = useFocusOnward(isWhole);
  const title = [...quickKinds, ...furtherKinds].find(({ name }) => name === choice?.kind)?.label;
  return (
    <div className={css['chooser']} ref={box}>
      {isWhole && (
        <div className={css['back']}>
          <Button
            variant="subtle"
            leftSection={<IconChevronLeft size={20} stroke={1.75} aria-hidden />}
            onClick={onAll}
          >
            All kinds
          </Button>
          <h3 tabIndex={-1}>{title}</h3>
        </div>
      )}
      {quick
        .filter(({ name }) => !isWhole || name === choice?.kind)
        .map((one) => (
          <QuickRow
            key={one.name}
            quick={one}
            choice={choice}
            begun={begun}
            onChoose={onChoose}
            onGoOn={onGoOn}
            pad={pad}
          />
        ))}
      {!isWhole && (
        <fieldset className={css['tiles']} aria-label="More to record">
          {furtherKinds.filter(isOffered).map(({ name, label, icon: Icon }) => (
            <button
              key={name}
              type="button"
              className={`${kit['press']} ${css['tile']}`}
              data-tour={`record-${name}`}
              onClick={() => onChoose(name, null)}
            >
              <Icon size={26} stroke={1.5} aria-hidden />
              {label}
              {begun.has(name) && (
                <>
                  {' '}
                  <span className={css['begunWord']}>Begun</span>
                </>
              )}
            </button>
          ))}
        </fieldset>
      )}
      {isWhole && !quickKinds.some(({ name }) => name === choice?.kind) && pad}
    </div>
  );
}
