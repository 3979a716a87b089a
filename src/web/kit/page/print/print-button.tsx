import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { iconProps } from '../../ui/icon-props.ts';
import { printWhole } from './print-whole.ts';

/** Prints the page as it stands, headed by whose it is and when it was true. */
export const PrintButton = ({
  children = 'Print',
  isMain = false,
}: {
  children?: string;
  /** It is what one came for. */ isMain?: boolean;
}) => {
  const [isPreparing, setIsPreparing] = useState(false);
  const print = () => {
    setIsPreparing(true);
    void printWhole().finally(() => setIsPreparing(false));
  };
  return (
    <Button
      {...(isMain ? {} : { variant: 'default' })}
      className="no-print"
      leftSection={<IconPrinter {...iconProps} />}
      loading={isPreparing}
      onClick={print}
    >
      <span data-spare="all">{children}</span>
    </Button>
  );
};
