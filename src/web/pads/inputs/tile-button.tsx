import type { ComponentProps } from 'react';
import kit from '../../kit/styles/kit.module.css';
import css from './tile-button.module.css';

/** One of a few large choices: a picture with its word. */
export const TileButton = ({ isChosen, className, ...button }: ComponentProps<'button'> & { isChosen: boolean }) => (
  <button type="button" aria-pressed={isChosen} className={`${kit['press']} ${css['tile']} ${className}`} {...button} />
);
