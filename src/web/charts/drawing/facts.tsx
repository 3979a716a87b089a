import kit from '../../kit/styles/kit.module.css';
import css from './facts.module.css';

/** Figures beside a picture, each with its name. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) => (
  <dl className={`${kit['facts']} ${css['facts']}`}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** What marks in a picture mean, where they cannot be labelled in it. */
export const Key = ({ of }: { of: readonly (readonly [mark: string, words: string])[] }) => (
  <ul className={css['key']} aria-label="What the marks mean">
    {of.map(([mark, words]) => (
      <li key={mark}>
        <span aria-hidden="true" className={css['keyMark']}>
          {mark}
        </span>{' '}
        {words}
      </li>
    ))}
  </ul>
);
