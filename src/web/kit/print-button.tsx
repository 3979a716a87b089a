import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';

/** Prints the page as it stands, headed by whose it is and when it was true. */
export const PrintButton = () => (
  <Button variant="default" leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden />} onClick={() => window.print()}>Print</Button>
);
