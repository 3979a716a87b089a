import type { EnteredValues } from '#domain/kit/vocabulary/entity.ts';
import { dayPeriod } from '#domain/daily-care/day-period.ts';
import { moodWord } from '#domain/daily-care/mood/mood-word.ts';
import { mood } from '#domain/daily-care/mood/mood.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { numberOf, type EntryKind, type PadProps } from '../pad/entry-kind.ts';
import { LetThemChoose } from './let-them-choose.tsx';
import { moodFaces } from './mood-faces.ts';
import { PadChoice } from '../inputs/pad-choice.tsx';
import { OneField } from '../../kit/form/one-field.tsx';
import { OpenChoice, PadFields } from '../inputs/pad-field.tsx';
import { TileButton } from '../inputs/tile-button.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './mood-pad.module.css';

function Faces({ form, prefix }: PadProps<typeof mood>) {
  const chosen = numberOf(form.values.mood_score);
  const error = form.errors.mood_score;
  return (
    <fieldset className={`${kit['group']} ${css['faces']}`} aria-label="Mood, keys 1 to 5" id={`${prefix}-mood_score`}>
      {moodFaces.map((Icon, at) => (
        <TileButton
          key={moodWord(at + 1)}
          className={css['face']}
          isChosen={chosen === at + 1}
          onClick={() => form.change('mood_score', at + 1)}
          onKeyDown={({ key }) => moodFaces[Number(key) - 1] && form.change('mood_score', Number(key))}
        >
          <Icon size={34} stroke={1.5} aria-hidden />
          <span>{moodWord(at + 1)}</span>
        </TileButton>
      ))}
      {error && <p className={kit['trouble']}>{error}</p>}
    </fieldset>
  );
}

/** Their own view and ours are two records: each keeps its own lane on the chart. */
function WhoseView({ form, prefix }: PadProps<typeof mood>) {
  const isOwn = form.values.reported_by_resident === true;
  return (
    <PadChoice
      id={`${prefix}-view`}
      label="Whose view is it?"
      options={[
        ['seen', 'What I saw'],
        ['told', 'What they told me'],
      ]}
      chosen={isOwn ? 'told' : 'seen'}
      onChoose={(view) => form.change('reported_by_resident', view === 'told')}
    >
      {isOwn && <OneField form={form} prefix={prefix} name="resident_words" />}
    </PadChoice>
  );
}

/** Asked of everybody, and followed up as soon as the answer is not no. */
function Safety({ form, prefix }: PadProps<typeof mood>) {
  const thoughts = form.values.self_harm_thoughts;
  const isFollowed = thoughts !== 'not_asked' && thoughts !== 'denied';
  return (
    <PadFields
      form={form}
      prefix={prefix}
      names={['self_harm_thoughts', ...(isFollowed ? ['action_taken', 'escalated_to'] : [])]}
    />
  );
}

function MoodPad(props: PadProps<typeof mood>) {
  const { form, prefix, isShort } = props;
  if (isShort) return <WhoseView {...props} />;
  return (
    <>
      <Faces {...props} />
      <LetThemChoose {...props} />
      <WhoseView {...props} />
      <OpenChoice form={form} prefix={prefix} name="presentation" />
      <PadFields form={form} prefix={prefix} names={['trigger', 'support_given', 'effect', 'period']} />
      <Safety {...props} />
    </>
  );
}

function savedWords(values: EnteredValues<typeof mood>) {
  const score = numberOf(values.mood_score);
  return { save: score === null ? 'mood' : `mood ${midSentence(moodWord(score))}`, toast: 'mood' };
}

export const moodKind: EntryKind<typeof mood> = {
  entity: mood,
  Pad: MoodPad,
  begin: ({ clock }) => ({ period: dayPeriod(clock.now(), clock.zone) }),
  atTime: (moment, zone) => ({ period: dayPeriod(moment, zone) }),
  savedWords,
};
