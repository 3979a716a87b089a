import { Modal } from '@mantine/core';
import { ShortForm, type ShortFormProps } from './short-form.tsx';

interface AskingProps<T> extends Omit<ShortFormProps<T>, 'onCancel'> {
  title: string;
  onClose(): void;
}

/** Stands in the way of an act until the few things it needs are said. */
export const AskingDialog = <T,>({ title, onClose, ...asked }: AskingProps<T>) => (
  <Modal opened onClose={onClose} title={title}>
    <ShortForm {...asked} onCancel={onClose} />
  </Modal>
);
