import { IconTableImport } from '@tabler/icons-react';
import type { MoreItem } from '../kit/page/more-menu.tsx';
import { iconProps } from '../kit/ui/icon-props.ts';

/** From a list to the page that fills it from a spreadsheet. */
export const importAction = (kind: string): MoreItem => ({
  label: 'Bring in from a spreadsheet',
  icon: <IconTableImport {...iconProps} />,
  act: `/house-overview?import=${kind}`,
});
