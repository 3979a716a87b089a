import type { Fields } from '#domain/kit/vocabulary/fields.ts';
import { Modal } from '@mantine/core';
import { ShortForm, type ShortFormProps } from './short-form.tsx';

interface AskingProps<T, F extends Fields> extends Omit<ShortFormProps<T, F>, 'onCancel'> {
  title: string;
  onClose(): void;
}

/** Stands in the way of an act until the few things it needs are said. */
export const AskingDialog = <T, const F extends Fields>({ title, onClose, ...asked }: AskingProps<T, F>) => (
  <Modal opened onClose={onClose} title={title}>
    <ShortForm {...asked} onCancel={onClose} />
  </Modal>
);
