import type { RotaMark } from '#domain/rota/rules/rota-marks.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import kit from '../../kit/styles/kit.module.css';

/** What stands against a shift, each in its own sentence. */
export const ShiftMarkList = ({ marks }: { marks: readonly RotaMark[] | undefined }) =>
  marks && marks.length > 0 ? (
    <ul className={kit['list']} aria-label="What stands against this shift">
      {marks.map(({ tone, words }) => (
        <li key={words}>
          <Flag tone={tone}>{words}</Flag>
        </li>
      ))}
    </ul>
  ) : null;
