import type { ReactNode } from 'react';
import css from '../styles/value.module.css';

const point = /^- +/;

/** Lines that follow each other and are alike: points of a list, or plain. */
function runs(text: string): string[][] {
  return text.split('\n').reduce<string[][]>((all, line) => {
    const last = all.at(-1);
    if (last?.[0] === undefined || point.test(last[0]) !== point.test(line)) return [...all, [line]];
    last.push(line);
    return all;
  }, []);
}

function shown(lines: readonly string[], key: string): ReactNode {
  if (!point.test(lines[0] ?? '')) return <p key={key}>{lines.join('\n')}</p>;
  return (
    <ul key={key} className={css['points']}>
      {lines.map((line, at) => (
        <li key={at}>{line.replace(point, '')}</li>
      ))}
    </ul>
  );
}

/** A blank line parts paragraphs and a line that begins with "- " is a point of a list; nothing else of a text has a meaning. */
export const LongText = ({ text }: { text: string }) => (
  <div className={css['long']}>
    {text
      .split(/\n{2,}/)
      .flatMap((paragraph, at) => runs(paragraph).map((lines, part) => shown(lines, `${at}-${part}`)))}
  </div>
);
