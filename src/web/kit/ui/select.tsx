import {
  MultiSelect as LibraryMultiSelect,
  Select as LibrarySelect,
  type MultiSelectProps,
  type SelectProps,
} from '@mantine/core';
import { useState } from 'react';

type ListProps = Pick<SelectProps, 'data' | 'onSearchChange' | 'onDropdownOpen' | 'onDropdownClose'>;

/**
 * While a list is open its lines stay where they are: what is saved elsewhere meanwhile would move another line under the
 * finger. A list whose owner is given what is typed is found anew for it.
 */
function useSteadyLines({ data = [], onSearchChange, onDropdownOpen, onDropdownClose }: ListProps) {
  const [held, setHeld] = useState<typeof data | null>(null);
  if (held?.length === 0 && data.length > 0) setHeld(data);
  return {
    data: held && !onSearchChange ? held : data,
    onDropdownOpen() {
      setHeld(data);
      onDropdownOpen?.();
    },
    onDropdownClose() {
      setHeld(null);
      onDropdownClose?.();
    },
  };
}

/** Most lists of a page are never opened, so one is drawn when somebody comes to its field and not before. */
function useListOnArrival() {
  const [keepMounted, setKeepMounted] = useState(false);
  return { comboboxProps: { keepMounted }, onFocusCapture: () => setKeepMounted(true) };
}

export const Select = (props: SelectProps) => (
  <LibrarySelect {...props} {...useSteadyLines(props)} {...useListOnArrival()} />
);

export const MultiSelect = (props: MultiSelectProps) => (
  <LibraryMultiSelect {...props} {...useSteadyLines(props)} {...useListOnArrival()} />
);
