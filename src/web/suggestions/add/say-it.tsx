import { keysOf, tableOf } from '#domain/kit/vocabulary/record-values.ts';
import { feelings, suggestionTopics, type suggestion } from '#domain/suggestions/suggestion.ts';
import { complaint } from '#domain/complaints/complaint.ts';
import {
  IconBallTennis,
  IconDots,
  IconEyeOff,
  IconHeart,
  IconHeartHandshake,
  IconHome,
  IconMessages,
  IconSoup,
  IconStethoscope,
  IconUser,
  IconUserHeart,
  IconUserShield,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { OneField } from '../../kit/form/one-field.tsx';
import type { EntityFormState } from '../../kit/form/use-entity-form.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { faces } from './feelings.tsx';
import { Tiles } from './tiles.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './add.module.css';

interface SayProps {
  form: EntityFormState<typeof suggestion>;
  prefix: string;
  bar: ReactNode;
}

const people: Readonly<Record<string, readonly [words: string, sign: Icon]>> = {
  resident: ['Somebody who lives here', IconUserHeart],
  family: ['Their family', IconUsersGroup],
  staff: ['I, or a colleague', IconUserShield],
  visitor: ['A visitor', IconUser],
  professional: ['A professional', IconStethoscope],
  anonymous: ['Nobody is named', IconEyeOff],
};

const topicSigns: { readonly [T in keyof typeof suggestionTopics]: Icon } = {
  food: IconSoup,
  activities: IconBallTennis,
  environment: IconHome,
  care: IconHeart,
  staffing: IconHeartHandshake,
  communication: IconMessages,
  other: IconDots,
};

type Signed = Readonly<Record<string, readonly [string, Icon]>>;
const topics: Signed = tableOf(keysOf(suggestionTopics), (name) => [suggestionTopics[name], topicSigns[name]]);

const moods: Signed = tableOf(keysOf(feelings), (name) => [feelings[name], faces[name]]);

/** Whoever speaks points at a picture; whoever helps them types their words. */
export function SayIt({ form, prefix, bar }: SayProps) {
  const where = useEntityPaths();
  const from = form.values.from_type;
  const field = (name: string) => <OneField key={name} form={form} prefix={prefix} name={name} />;
  return (
    <>
      <section className={css['step']} data-card>
        <Tiles
          id={`${prefix}-from_type`}
          label="Who says it?"
          tiles={people}
          value={from}
          error={form.errors.from_type}
          onChoose={(value) => form.change('from_type', value)}
        />
        {from === 'anonymous' && (
          <p className={kit['reason']}>
            Nobody is written down, not even you: not in the record, not in the history and not in any log. Until you
            save it, it is kept nowhere but on this page.
          </p>
        )}
        {from && from !== 'anonymous' && (
          <div className={css['two']}>
            {field('is_anonymous')}
            {field('resident')}
            {from !== 'resident' && field('from_name')}
            {field('said_by')}
          </div>
        )}
      </section>
      <section className={css['step']} data-card>
        <Tiles
          id={`${prefix}-feeling`}
          label="How does it feel now?"
          tiles={moods}
          value={form.values.feeling}
          error={form.errors.feeling}
          onChoose={(value) => form.change('feeling', value === form.values.feeling ? null : value)}
        />
        <Tiles
          id={`${prefix}-category`}
          label="What is it about?"
          tiles={topics}
          value={form.values.category}
          error={form.errors.category}
          onChoose={(value) => form.change('category', value)}
        />
      </section>
      <section className={css['step']} data-card>
        {field('body')}
        {field('title')}
        <p className={kit['note']}>
          Did something go wrong that should be put right?{' '}
          <Link className={kit['link']} to={`${where.list(complaint.name) ?? '?'}&add=1`}>
            Write it down as a complaint
          </Link>
        </p>
      </section>
      {bar}
    </>
  );
}
