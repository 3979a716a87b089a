import {
  MultiSelect as LibraryMultiSelect,
  Select as LibrarySelect,
  type MultiSelectProps,
  type SelectProps,
} from '@mantine/core';
import { useState } from 'react';

/** Most lists of a page are never opened, so one is drawn when somebody comes to its field and not before. */
function useListOnArrival() {
  const [keepMounted, setKeepMounted] = useState(false);
  return { comboboxProps: { keepMounted }, onFocusCapture: () => setKeepMounted(true) };
}

export const Select = (props: SelectProps) => <LibrarySelect {...props} {...useListOnArrival()} />;

export const MultiSelect = (props: MultiSelectProps) => <LibraryMultiSelect {...props} {...useListOnArrival()} />;
