import { Button, Modal } from '@mantine/core';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { FieldWarning } from '../api/failure-words.ts';
import form from '../styles/form.module.css';
import css from './warnings-dialog.module.css';

interface WarningsProps {
  entity: Entity;
  warnings: readonly FieldWarning[];
  onConfirm(codes: string[]): void;
  onBack(): void;
}

/** Something looks wrong but may be right: the person decides, and the record keeps that they were asked. */
export function WarningsDialog({ entity, warnings, onConfirm, onBack }: WarningsProps) {
  return (
    <Modal opened onClose={onBack} title="Please check before saving">
      <ul className={css['warnings']}>
        {warnings.map(({ field, code, sentence }) => (
          <li key={`${field}-${code}`}>
            <strong>{entity.fields[field]?.label ?? 'This record'}</strong>
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
      <div className={form['buttons']}>
        <Button variant="default" onClick={onBack} data-autofocus>
          Go back and change it
        </Button>
        <Button onClick={() => onConfirm(warnings.map(({ code }) => code))}>It is right, save it</Button>
      </div>
    </Modal>
  );
}
