import { holdsTyped } from '#domain/kit/names/plain-text.ts';
import { entriesOf, isKeyOf } from '#domain/kit/vocabulary/record-values.ts';
import { actIn, extentOf, type Extent } from '#domain/staff/access/rights-table.ts';
import { guardOf } from '#domain/staff/rights/guarded-rights.ts';
import { areaOfRight, rightAreas } from '#domain/staff/rights/right-areas.ts';
import { rightWords } from '#domain/staff/rights/right-words.ts';
import { ActionIcon, Checkbox, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconShieldLock } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { entityNamed } from '../../records/known-entities.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { byUse } from './by-use.ts';
import type { Permission } from '#domain/staff/access/permission.ts';
import kit from '../../kit/styles/kit.module.css';
import { SearchInput } from '../../kit/ui/search-input.tsx';
import css from '../rights/rights.module.css';
import staffCss from '../staff.module.css';

type MatrixRight = Pick<Permission, 'id' | 'codename' | 'entity'>;

interface MatrixProps {
  permissions: readonly MatrixRight[];
  held: ReadonlySet<string>;
  /** As it was before anything was changed here. */
  earlier: ReadonlySet<string>;
  /** Null: to be read, not changed. */
  onChange: ((held: ReadonlySet<string>) => void) | null;
}

interface SaidRight extends MatrixRight {
  act: string;
  says: string;
}
interface Kind {
  name: string;
  label: string;
  rights: readonly SaidRight[];
}

const acts = { view: 'See', add: 'Add', change: 'Change', delete: 'Remove' } as const;
const extents: Readonly<Record<Extent, string>> = { all: '', part: 'in part', own: 'own', none: '' };

function kindsIn(permissions: readonly MatrixRight[], area: string): readonly Kind[] {
  const said = permissions
    .filter((right) => areaOfRight(right) === area)
    .map((right) => ({
      ...right,
      act: actIn(right) ?? right.codename,
      says: rightWords(right, right.entity ? entityNamed(right.entity) : null),
    }));
  const of = (entity: string | null) =>
    said.filter((right) => right.entity === entity).toSorted((a, b) => byUse(a.act, b.act));
  const kinds = (rightAreas[area] ?? []).map((name) => ({
    name,
    label: entityNamed(name).labels.many,
    rights: of(name),
  }));
  return [...kinds, { name: `${area} further`, label: 'Further rights', rights: of(null) }].filter(
    ({ rights }) => rights.length > 0,
  );
}

const shownWords = { all: 'All', held: 'Held', changed: 'Changed' } as const;
type Shown = keyof typeof shownWords;

/** Every right by the part of the home and the kind of record it is about, in words; each line opens into its sentences. */
export function RightsMatrix({ permissions, held, earlier, onChange }: MatrixProps) {
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const areas = useMemo(
    () => Object.keys(rightAreas).map((area) => ({ area, kinds: kindsIn(permissions, area) })),
    [permissions],
  );
  const isSeeking = typed.trim() !== '';
  const isIn = (right: SaidRight) =>
    shown === 'all' || (shown === 'held' ? held.has(right.id) : held.has(right.id) !== earlier.has(right.id));
  const isFound = ({ label }: Kind, right: SaidRight) =>
    [label, right.says, right.codename].some((words) => holdsTyped(words, typed));
  const found = areas
    .map(({ area, kinds }) => ({
      area,
      kinds: kinds.filter((kind) => kind.rights.some((right) => isIn(right) && isFound(kind, right))),
    }))
    .filter(({ kinds }) => kinds.length > 0);
  const set = (ids: readonly string[], isHeld: boolean) =>
    onChange?.(new Set(isHeld ? [...held, ...ids] : [...held].filter((id) => !ids.includes(id))));
  return (
    <>
      <div className={kit['ends']}>
        <SearchInput
          label="Find a right"
          placeholder="Find a right, such as “reverse”"
          words={typed}
          onSearch={setTyped}
          className={staffCss['search']}
        />
        <SegmentedControl
          aria-label="Which rights are shown"
          value={shown}
          onChange={(value) => isKeyOf(shownWords, value) && setShown(value)}
          data={entriesOf(shownWords)
            .filter(([value]) => value !== 'changed' || onChange)
            .map(([value, label]) => ({ value, label }))}
        />
      </div>
      {found.length === 0 && (
        <p className={kit['quiet']}>
          {shown === 'changed' && !isSeeking ? 'Nothing is changed yet.' : 'No right is called so.'}
        </p>
      )}
      {found.map(({ area, kinds }) => (
        <section key={area} className={css['area']} aria-label={area}>
          <div className={css['areaHead']}>
            <h2 className={kit['subheading']}>{area}</h2>
          </div>
          <div className={css['columns']} aria-hidden>
            <span />
            {Object.values(acts).map((words) => (
              <span key={words}>{words}</span>
            ))}
            <span />
          </div>
          {kinds.map((kind) => (
            <KindRow
              key={kind.name}
              kind={kind}
              held={held}
              earlier={earlier}
              set={onChange ? set : null}
              isSought={isSeeking && !holdsTyped(kind.label, typed)}
              shows={(right) => isIn(right) && isFound(kind, right)}
            />
          ))}
        </section>
      ))}
    </>
  );
}

interface RowProps {
  kind: Kind;
  held: ReadonlySet<string>;
  earlier: ReadonlySet<string>;
  set: ((ids: readonly string[], isHeld: boolean) => void) | null;
  /** Found by one of its sentences, which is then in sight. */
  isSought: boolean;
  shows: (right: SaidRight) => boolean;
}

function KindRow({ kind, held, earlier, set, isSought, shows }: RowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { label, rights } = kind;
  const heldActs = rights.filter(({ id }) => held.has(id)).map(({ act }) => act);
  const isChanged = rights.some(({ id }) => held.has(id) !== earlier.has(id));
  const more = heldActs.filter((act) => !/^(view|add|change|delete)(_own)?(:.*)?$/.test(act)).length;
  const isShown = isOpen || isSought;
  return (
    <>
      <div className={css['row']} data-changed={isChanged || undefined}>
        <div className={css['kind']}>
          <span>{label}</span>
          <small className={css['inWords']}>{inWords(heldActs, more)}</small>
          {more > 0 && <small className={css['inColumns']}>+ {more} more</small>}
        </div>
        {Object.entries(acts).map(([verb, words]) => (
          <Cell key={verb} verb={verb} words={`${words} ${label}`} kind={kind} heldActs={heldActs} set={set} />
        ))}
        <ActionIcon
          variant="subtle"
          size={44}
          aria-expanded={isShown}
          aria-label={`${label}: every right in words`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isShown ? <IconChevronUp {...iconProps} /> : <IconChevronDown {...iconProps} />}
        </ActionIcon>
      </div>
      {isShown && (
        <fieldset className={css['sentences']} aria-label={`Rights over ${label}`}>
          {rights.filter(shows).map((right) => (
            <div
              key={right.id}
              className={css['sentence']}
              data-changed={held.has(right.id) !== earlier.has(right.id) || undefined}
            >
              <Checkbox
                label={right.says}
                checked={held.has(right.id)}
                disabled={!set}
                onChange={() => set?.([right.id], !held.has(right.id))}
              />
              {guardOf(right) && (
                <span title="Takes a second person to give">
                  <IconShieldLock {...iconProps} />
                  <VisuallyHidden>Takes a second person to give</VisuallyHidden>
                </span>
              )}
            </div>
          ))}
        </fieldset>
      )}
    </>
  );
}

const extentWords: Readonly<Record<Extent, string>> = { all: '', part: ' in part', own: ' own', none: '' };

/** "See · Add · Change own · 2 more": what a phone shows in place of the columns. */
function inWords(heldActs: readonly string[], more: number): string {
  const said = Object.entries(acts).flatMap(([verb, words]) => {
    const extent = extentOf(heldActs, verb);
    return extent === 'none' ? [] : [`${words}${extentWords[extent]}`];
  });
  const further = more === 0 ? [] : [said.length > 0 ? `${more} more` : `${more} held`];
  return [...said, ...further].join(' · ') || 'Nothing';
}

interface CellProps extends Pick<RowProps, 'kind' | 'set'> {
  verb: string;
  words: string;
  heldActs: readonly string[];
}

/** The whole right at a glance; what is held in part says so and is chosen among the sentences. */
function Cell({ verb, words, kind, heldActs, set }: CellProps) {
  const right = kind.rights.find(({ act }) => act === verb);
  const extent = extentOf(heldActs, verb);
  if (!right) return <span className={css['cell']} />;
  return (
    <span className={css['cell']}>
      <Checkbox
        aria-label={extent === 'part' || extent === 'own' ? `${words}, ${extents[extent]}` : words}
        checked={extent === 'all'}
        indeterminate={extent === 'part' || extent === 'own'}
        disabled={!set}
        onChange={() => set?.([right.id], extent !== 'all')}
      />
      {extents[extent] && <small aria-hidden>{extents[extent]}</small>}
    </span>
  );
}
