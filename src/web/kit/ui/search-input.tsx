import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { iconProps } from './icon-props.ts';

interface SearchInputProps {
  /** What is searched, or by what. */
  label: string;
  placeholder: string;
  words: string;
  onSearch: (words: string) => void;
  className?: string | undefined;
}

/** Words that narrow what is listed below it. */
export const SearchInput = ({ label, placeholder, words, onSearch, className }: SearchInputProps) => (
  <TextInput
    type="search"
    aria-label={label}
    placeholder={placeholder}
    value={words}
    leftSection={<IconSearch {...iconProps} />}
    className={className ?? ''}
    onChange={(event) => onSearch(event.currentTarget.value)}
  />
);
