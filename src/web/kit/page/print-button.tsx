import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { iconLook } from '../ui/icon-look.ts';

/** Prints the page as it stands, headed by whose it is and when it was true. */
export const PrintButton = ({
  children = 'Print',
  isMain = false,
}: {
  children?: string;
  /** It is what one came for. */ isMain?: boolean;
}) => (
  <Button
    {...(isMain ? {} : { variant: 'default' })}
    className="no-print"
    leftSection={<IconPrinter {...iconLook} />}
    onClick={() => window.print()}
  >
    <span data-spare="all">{children}</span>
  </Button>
);
