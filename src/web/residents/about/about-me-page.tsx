import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { aboutMe, type AboutMePart } from '#domain/residents/person/about-me.ts';
import { family } from '#domain/residents/family/family.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router';
import { FieldValue } from '../../kit/record/field-value.tsx';
import { iconProps } from '../../kit/ui/icon-props.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { PrintButton } from '../../kit/page/print/print-button.tsx';
import { personName } from '#domain/kit/people/person-name.ts';
import { mayChange } from '../../kit/access/record-rights.ts';
import { useActor } from '../../kit/access/use-actor.ts';
import { useRecords } from '../../kit/data/use-records.ts';
import { useValueWords } from '../../kit/names/use-value-words.ts';
import { isEmpty } from '../../kit/names/value-text.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './about-me.module.css';

/** The person on one page, in their own words: read before going in, and sent along to a hospital. */
export function AboutMePage({ person, editPath }: { person: Stored<typeof resident>; editPath: string }) {
  const actor = useActor();
  const [first, ...rest] = aboutMe;
  return (
    <article className={css['sheet']} data-card>
      <header className={kit['ends']}>
        <h2 className={kit['heading']}>About me: {personName(person)}</h2>
        <div className={`${kit['buttons']} ${css['actions']}`}>
          {mayChange(resident, person, actor) && (
            <Button variant="default" component={Link} to={editPath} leftSection={<IconPencil {...iconProps} />}>
              Change
            </Button>
          )}
          <PrintButton />
        </div>
      </header>
      {first && <Part part={first} person={person} />}
      <PeopleWhoMatter person={person} />
      {rest.map((part) => (
        <Part key={part.title} part={part} person={person} />
      ))}
    </article>
  );
}

function Part({ part: { title, fields }, person }: { part: AboutMePart; person: Stored<typeof resident> }) {
  const wording = useValueWords()(person);
  const filled = fields.filter((name) => !isEmpty(person[name]) && person[name] !== false);
  return (
    <section className={css['part']}>
      <h3 className={kit['subheading']}>{title}</h3>
      {filled.length === 0 && <p className={kit['quiet']}>Not written yet</p>}
      <dl className={`${kit['facts']} ${kit['spread']}`}>
        {filled.map((name) => {
          const field = resident.fields[name];
          return (
            field && (
              <div key={name} data-wide={field.kind === 'longText' || undefined}>
                {fields.length > 1 && <dt>{field.label}</dt>}
                <dd>
                  <FieldValue field={field} value={person[name]} wording={wording} />
                </dd>
              </div>
            )
          );
        })}
      </dl>
    </section>
  );
}

const relations: Readonly<Record<string, string>> = family.fields.relationship.options;

function PeopleWhoMatter({ person }: { person: Stored<typeof resident> }) {
  const { records, state } = useRecords(family, { resident: person.id, limit: '50' });
  const people = records.filter((one) => one.is_active !== false && one.contact_restricted !== true);
  return (
    <section className={css['part']}>
      <h3 className={kit['subheading']}>People who are important to me</h3>
      {state === 'failed' && <p role="alert">The contacts could not be loaded.</p>}
      {state === 'loaded' && people.length === 0 && <p className={kit['quiet']}>Not written yet</p>}
      <ul className={css['people']}>
        {people.map((one) => (
          <li key={one.id}>
            {personName(one)}, {midSentence((one.relationship && relations[one.relationship]) ?? '')}
            {[one.phone, one.mobile, one.email]
              .filter(Boolean)
              .map((way) => ` · ${way}`)
              .join('')}
          </li>
        ))}
      </ul>
    </section>
  );
}
