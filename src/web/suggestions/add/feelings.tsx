import { feelings, type Suggestion } from '#domain/suggestions/suggestion.ts';
import { IconMoodCry, IconMoodEmpty, IconMoodHappy, IconMoodSad, IconMoodSmile, type Icon } from '@tabler/icons-react';
import { iconProps } from '../../kit/ui/icon-props.ts';
import kit from '../../kit/styles/kit.module.css';

type FeelingName = NonNullable<Suggestion['feeling']>;

/** Faces without judgement: none of them is green or red. */
export const faces: { readonly [F in FeelingName]: Icon } = {
  very_happy: IconMoodHappy,
  happy: IconMoodSmile,
  fine: IconMoodEmpty,
  unhappy: IconMoodSad,
  very_unhappy: IconMoodCry,
};

/** A feeling as its face and its word. */
export function Feeling({ of }: { of: FeelingName }) {
  const Face = faces[of];
  return (
    <span className={kit['beside']}>
      <Face {...iconProps} />
      {feelings[of]}
    </span>
  );
}
