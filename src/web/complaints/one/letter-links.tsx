import { letterTitles, lettersOf } from '#domain/complaints/letters/complaint-letter.ts';
import { IconMail } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Panel } from '../../kit/page/panel.tsx';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { useRecordParams } from '../../records/use-record-params.ts';
import type { ShownComplaint } from './shown-complaint.ts';
import kit from '../../kit/styles/kit.module.css';

/** The letters that the complaint has come to, ready to be printed. */
export function LetterLinks({ said }: { said: ShownComplaint }) {
  const place = useRecordParams();
  const letters = lettersOf(said);
  if (said.is_anonymous)
    return <p className={kit['reason']}>It was made without a name, so there is nobody to write to.</p>;
  if (letters.length === 0) return null;
  return (
    <Panel title="Letters" wide>
      <ul className={kit['bare']}>
        {letters.map((name) => (
          <li key={name} className={kit['beside']}>
            <IconMail {...iconProps} />
            <Link className={kit['link']} to={`${place.record(said.id)}&letter=${name}`}>
              {letterTitles[name]}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
