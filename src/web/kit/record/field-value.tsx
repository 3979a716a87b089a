import type { Field, FieldOf, Fields, Kind, ValueOf } from '#domain/kit/vocabulary/fields.ts';
import type { FC } from 'react';
import { Link } from 'react-router';
import { entityNamed, isKnown, pathOf } from '../state/entities.ts';
import { FileLink } from '../ui/file-link.tsx';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { LongText } from '../ui/long-text.tsx';
import { OneLine } from '../ui/one-line.tsx';
import { useEntityPaths } from '../house/entity-paths.tsx';
import { absent, isEmpty, valueText, type ValueWording } from '../names/value-text.ts';
import { files } from '../api/files.ts';
import kit from '../styles/kit.module.css';
import css from '../styles/value.module.css';

interface ValueProps<K extends Kind> {
  field: FieldOf<K>;
  value: ValueOf<Extract<Field, { kind: K }>>;
  wording: ValueWording;
}

type AnyValue = FC<{ field: Field; value: unknown; wording: ValueWording }>;

const Plain: AnyValue = ({ field, value, wording }) => valueText(field, value, wording);

const Paragraphs = ({ value }: ValueProps<'longText'>) => <LongText text={String(value)} />;

/** A list has one line for them. */
const Pills = ({ texts, isBrief }: { texts: readonly string[]; isBrief: boolean }) =>
  isBrief ? (
    <OneLine>
      {texts.map((text) => (
        <span key={text} className={css['pill']}>
          <span>{text}</span>
        </span>
      ))}
    </OneLine>
  ) : (
    <ul className={css['pills']}>
      {texts.map((text) => (
        <li key={text} className={css['pill']}>
          {text}
        </li>
      ))}
    </ul>
  );

function Several({ field, value, wording }: ValueProps<'refs'>) {
  const isFiles = isKnown(field.to) && pathOf(entityNamed(field.to)) === files;
  if (isFiles) return value.map((id) => <FileLink key={id} id={id} name={wording.nameOf(id) ?? 'File'} />);
  const named = value.map(wording.nameOf).filter((name) => name !== null);
  const rest = value.length - named.length;
  return <Pills texts={rest > 0 ? [...named, `${rest} not shown`] : named} isBrief={wording.isBrief ?? false} />;
}

const Named = ({ fields, value, wording }: { fields: Fields; value: RecordValues; wording: ValueWording }) => (
  <dl className={css['named']}>
    {Object.entries(fields)
      .filter(([name]) => !isEmpty(value[name]))
      .map(([name, field]) => (
        <div key={name}>
          <dt>{field.label}</dt>
          <dd>
            <FieldValue field={field} value={value[name]} wording={wording} />
          </dd>
        </div>
      ))}
  </dl>
);

/** The record that a file or a note belongs to, and the way there. */
function Linked({ field, value, wording }: ValueProps<'link'>) {
  const { entity, id } = value;
  const words = valueText(field, value, wording);
  const to = useEntityPaths().record(entity, id, wording.resident ?? null);
  if (!to || wording.isBrief) return words;
  const kind = isKnown(entity) ? entityNamed(entity).labels.one : null;
  return (
    <Link className={kit['link']} to={to}>
      {kind && kind !== words ? `${kind}: ${words}` : words}
    </Link>
  );
}

/** One way of showing per kind. A new kind does not compile until it has its line here. */
const values: { readonly [K in Kind]: FC<ValueProps<K>> } = {
  text: Plain,
  longText: Paragraphs,
  whole: Plain,
  decimal: Plain,
  yesNo: Plain,
  date: Plain,
  time: Plain,
  moment: Plain,
  choice: Plain,
  choices: ({ field, value, wording }) => (
    <Pills texts={value.map((one) => field.options[one] ?? one)} isBrief={wording.isBrief ?? false} />
  ),
  words: ({ value, wording }) => <Pills texts={value} isBrief={wording.isBrief ?? false} />,
  ref: Plain,
  refs: Several,
  file: ({ field, value, wording }) => (
    <FileLink id={String(value)} name={wording.nameOf(String(value)) ?? field.label} />
  ),
  rows: ({ field, value, wording }) => (
    <ol className={`${kit['list']} ${css['rows']}`}>
      {value.map((row, at) => (
        <li key={at}>
          <Named fields={field.columns} value={row} wording={wording} />
        </li>
      ))}
    </ol>
  ),
  parts: ({ field, value, wording }) => <Named fields={field.fields} value={value} wording={wording} />,
  link: Linked,
};

/** A value on a page; a dash where there is none. */
export function FieldValue({ field, value, wording }: { field: Field; value: unknown; wording: ValueWording }) {
  if (isEmpty(value))
    return (
      <span className={css['absent']}>
        <span aria-hidden>{absent}</span>
        <span className="seen-by-readers">Not recorded</span>
      </span>
    );
  // What shows a kind takes the fields of that kind and their values; the compiler does not follow the three together.
  const Value = values[field.kind] as AnyValue;
  return <Value field={field} value={value} wording={wording} />;
}
