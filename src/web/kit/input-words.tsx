import { TagsInput } from '@mantine/core';
import { framed, type InputProps } from './input-props.ts';

const order = ['label', 'description', 'error', 'input'] as ('label' | 'description' | 'error' | 'input')[];

export function Words(props: InputProps<'words'>) {
  const words = Array.isArray(props.value) ? props.value.filter((word) => typeof word === 'string') : [];
  return (
    <TagsInput {...framed(props)} value={words} onChange={props.onChange} acceptValueOnBlur clearable={false} splitChars={[',', ';']}
      inputWrapperOrder={order} description={props.field.help ?? 'Press Enter after each.'} />
  );
}
