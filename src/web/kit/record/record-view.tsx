import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Move } from '#domain/kit/vocabulary/states.ts';
import { sentBack } from '#domain/kit/traits/sent-back.ts';
import { IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FieldValue } from './field-value.tsx';
import { formFields, planForm } from '../form/form-plan.ts';
import { momentInWords, useHouseClock } from '../house/house-clock.ts';
import type { Stored, StoredRecord } from '../state/stored-record.ts';
import { PersonTag } from '../person/person-tag.tsx';
import { RecordActions } from './record-actions.tsx';
import { RecordTrail } from './record-trail.tsx';
import { SectionFacts } from './section-facts.tsx';
import { useRefNames } from '../names/use-ref-names.ts';
import { useOwner } from '../data/use-owner.ts';
import { useValueWords } from '../names/use-value-words.ts';
import { isEmpty, type ValueWording } from '../names/value-text.ts';
import kit from '../styles/kit.module.css';
import css from '../styles/record.module.css';

interface RecordViewProps<E extends Entity> {
  of: E;
  record: StoredRecord;
  editPath: string;
  onChanged(record: Stored<E>): void;
  offers?: (move: Move) => boolean;
  /** What stands above it has the next step as a main button. */
  hasMainStepElsewhere?: boolean;
  /** The fields that the page says elsewhere already: above, beside or below. */
  saidAbove?: readonly string[];
  /** The action that its kind has besides, under the actions. */
  nextStep?: ReactNode;
  /** What it says, laid out by hand. */
  facts?: (wording: ValueWording) => ReactNode;
  /** What else is asked about it, at its foot. */
  trail?: ReactNode;
}

const every = () => true;
/** Said in the line under the title. */
const shownElsewhere = [
  ...Object.keys(sentBack),
  'recorded_by',
  'recorded_at',
  'is_late_entry',
  'home',
  'resident',
  'shift',
];
const nothing: readonly string[] = [];
const isShownElsewhere = (entity: Entity, name: string) =>
  shownElsewhere.includes(name) || (entity.states !== null && name === 'status');

/** A whole record: whose it is, what it says, who wrote it, and what one may do about it. */
export function RecordView<E extends Entity>({
  of: entity,
  record,
  editPath,
  onChanged,
  offers = every,
  hasMainStepElsewhere = false,
  saidAbove = nothing,
  nextStep,
  facts,
  trail,
}: RecordViewProps<E>) {
  const owner = useOwner(entity, record['resident']);
  const wording = useValueWords()(record, useRefNames(entity, record));
  return (
    <article className={kit['column']}>
      {owner && (
        <div className={css['about']}>
          <PersonTag person={owner} />
        </div>
      )}
      {record[entity.marker] === true && <StruckOut record={record} wording={wording} />}
      <SentBack record={record} wording={wording} />
      <Authorship entity={entity} record={record} wording={wording} />
      <div className={css['ways']} data-read-first={facts !== undefined || undefined}>
        <RecordActions
          entity={entity}
          record={record}
          editPath={editPath}
          offers={offers}
          hasMainStepElsewhere={hasMainStepElsewhere}
          onChanged={onChanged}
        />
        {nextStep}
      </div>
      {facts ? facts(wording) : <Facts entity={entity} record={record} wording={wording} saidAbove={saidAbove} />}
      <RecordTrail entity={entity} record={record} more={trail} />
    </article>
  );
}

interface PartProps {
  entity: Entity;
  record: StoredRecord;
  wording: ValueWording;
}

/** Sections as in the form, and in them only what is filled in: what is not stands in one quiet line. */
function Facts({ entity, record, wording, saidAbove }: PartProps & { saidAbove: readonly string[] }) {
  const readable = Object.fromEntries(
    Object.entries(entity.fields).filter(
      ([name, field]) => !isShownElsewhere(entity, name) && !field.secret && !field.unshown && name in record,
    ),
  );
  const shown = {
    ...readable,
    ...Object.fromEntries(Object.entries(formFields(entity, true, shownElsewhere)).filter(([name]) => name in record)),
  };
  const unsaid = Object.fromEntries(Object.entries(shown).filter(([name]) => !saidAbove.includes(name)));
  const sections = planForm(entity, unsaid, record, new Set());
  return sections.map(({ title, fields }) => {
    if (title === 'Anything else' && fields.every(({ name }) => isEmpty(record[name]))) return null;
    return (
      <section key={title ?? ''} className={css['section']} data-card>
        {title && <h2 className={kit['heading']}>{title}</h2>}
        <SectionFacts fields={fields} record={record} wording={wording} />
      </section>
    );
  });
}

const when = (value: unknown, zone: string) => (typeof value === 'string' ? momentInWords(value, zone) : null);

/** Who wrote it, when, and how it stands. */
export function Authorship({ entity, record, wording, hasState = true }: PartProps & { hasState?: boolean }) {
  const { zone } = useHouseClock();
  // A log entry has no author of its own: the person it names is who acted.
  if (entity.log) return null;
  const by = (id: unknown) => (typeof id === 'string' ? wording.nameOf(id) : null);
  const author = by(record['recorded_by'] ?? record.created_by);
  const at = when(record['recorded_at'] ?? record.created_at, zone);
  const isChanged = (record.version ?? 1) > 1;
  const changed = isChanged && [by(record.updated_by), when(record.updated_at, zone)].filter(Boolean).join(', ');
  const status = entity.states && entity.fields['status'];
  return (
    <p className={css['author']}>
      {status && hasState && (
        <span className={css['state']}>
          <FieldValue field={status} value={record['status']} wording={wording} />
        </span>
      )}
      <span>
        Recorded{author && ` by ${author}`}
        {at && `, ${at}`}
      </span>
      {record['is_late_entry'] === true && (
        <span className={css['late']}>
          <IconClock size={18} stroke={1.75} aria-hidden /> Late entry
        </span>
      )}
      {changed && <span>Changed by {changed}</span>}
    </p>
  );
}

/** The draft is its author's again, until it is submitted once more. */
function SentBack({ record, wording }: Omit<PartProps, 'entity'>) {
  const { zone } = useHouseClock();
  const { sent_back_reason: reason, sent_back_by: by } = record;
  if (typeof reason !== 'string') return null;
  const at = when(record['sent_back_at'], zone);
  return (
    <div className={css['back']} role="note">
      <strong>
        Sent back{typeof by === 'string' && ` by ${wording.nameOf(by)}`}
        {at && `, ${at}`}
      </strong>
      <span>{reason}</span>
    </div>
  );
}

function StruckOut({ record, wording }: Omit<PartProps, 'entity'>) {
  const { zone } = useHouseClock();
  const who = typeof record.deleted_by === 'string' ? wording.nameOf(record.deleted_by) : null;
  const reason = record.deletion_reason;
  return (
    <div className={css['struck']} role="note">
      <strong>
        Struck out{who && ` by ${who}`}
        {typeof record.deleted_at === 'string' && `, ${momentInWords(record.deleted_at, zone)}`}
      </strong>
      {typeof reason === 'string' && <span>{reason}</span>}
    </div>
  );
}
