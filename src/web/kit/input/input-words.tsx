import { TagsInput } from '@mantine/core';
import { framed, tall, type InputProps } from './input-props.ts';

export function Words(props: InputProps<'words'>) {
  const words = Array.isArray(props.value) ? props.value.filter((word) => typeof word === 'string') : [];
  return (
    <TagsInput
      {...framed(props)}
      value={words}
      onChange={props.onChange}
      acceptValueOnBlur
      clearable={false}
      splitChars={[',', ';']}
      {...tall}
      description={props.field.help ?? 'Press Enter after each.'}
    />
  );
}
