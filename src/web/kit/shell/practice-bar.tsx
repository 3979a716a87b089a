import { IconSchool } from '@tabler/icons-react';
import { isPractice } from '../state/chosen-home.ts';
import { useSelectedHome } from '../state/store.ts';
import { iconProps } from '../ui/icon-props.ts';
import css from './shell.module.css';

/** Said on every page, and on every print, while the chosen house is for practice. */
export function PracticeBar() {
  const selected = useSelectedHome();
  if (!isPractice(selected)) return null;
  return (
    <output className={css['practice']}>
      <IconSchool {...iconProps} />
      <span>
        <strong>Practice house:</strong> nothing here is real.
      </span>
    </output>
  );
}
