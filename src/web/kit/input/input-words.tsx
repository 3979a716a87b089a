import { TagsInput } from '@mantine/core';
import { fieldProps, multiValueProps, type InputProps } from './input-props.ts';

export function Words(props: InputProps<'words'>) {
  const words = Array.isArray(props.value) ? props.value.filter((word) => typeof word === 'string') : [];
  return (
    <TagsInput
      {...fieldProps(props)}
      value={words}
      onChange={props.onChange}
      acceptValueOnBlur
      clearable={false}
      splitChars={[',', ';']}
      {...multiValueProps}
      description={props.field.help ?? 'Press Enter after each.'}
    />
  );
}
