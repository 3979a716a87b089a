import { Modal } from '@mantine/core';
import type { StoredRecord } from '../state/stored-record.ts';
import { ShortForm, type ShortFormProps } from './short-form.tsx';

interface AskingProps extends Omit<ShortFormProps<StoredRecord>, 'onCancel'> {
  title: string;
  onClose(): void;
}

/** Stands in the way of an act until the few things it needs are said. */
export const AskingDialog = ({ title, onClose, ...asked }: AskingProps) => (
  <Modal opened onClose={onClose} title={title}>
    <ShortForm {...asked} onCancel={onClose} />
  </Modal>
);
