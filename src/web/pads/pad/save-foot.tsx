import { Button } from '@mantine/core';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { IconAlertTriangle, IconDeviceFloppy } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { FieldWarning } from '../../kit/api/failure-words.ts';
import { InlineError } from '../../kit/ui/messages/inline-error.tsx';
import type { Outcome } from '../../kit/saving/use-saving.ts';
import { Foot } from './foot-slot.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './save-foot.module.css';

interface SaveFootProps {
  entity: Entity;
  /** The form that the button belongs to, so that Enter in any of its fields saves too. */
  formId: string;
  label: string;
  isSaving: boolean;
  outcome: Outcome | null;
  errors: Readonly<Record<string, string>>;
  onConfirm(codes: string[]): void;
  onBack(): void;
  children?: ReactNode;
}

function Doubts({
  entity,
  warnings,
  onConfirm,
  onBack,
}: {
  entity: Entity;
  warnings: readonly FieldWarning[];
  onConfirm(codes: string[]): void;
  onBack(): void;
}) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <div className={css['doubts']} role="alertdialog" aria-label="Please check before saving">
      <ul>
        {warnings.map(({ field, code, sentence }) => (
          <li key={`${field}-${code}`}>
            <IconAlertTriangle size={22} stroke={1.75} aria-hidden />
            <span>
              <strong>{entity.fields[field]?.label ?? 'This record'}:</strong> {sentence}
            </span>
          </li>
        ))}
      </ul>
      <div className={`${kit['buttons']} ${css['answers']}`}>
        <Button ref={back} variant="default" onClick={onBack}>
          Go back and change it
        </Button>
        <Button color="amber" onClick={() => onConfirm(warnings.map(({ code }) => code))}>
          It is right, save it
        </Button>
      </div>
    </div>
  );
}

/** Saves, and says until it is resolved what stands in the way. The button names whom and what. */
export function SaveFoot({
  entity,
  formId,
  label,
  isSaving,
  outcome,
  errors,
  onConfirm,
  onBack,
  children,
}: SaveFootProps) {
  if (outcome?.kind === 'warned')
    return (
      <Foot>
        <Doubts entity={entity} warnings={outcome.warnings} onConfirm={onConfirm} onBack={onBack} />
      </Foot>
    );
  const problems = [...new Set(Object.values(errors).filter(Boolean))];
  return (
    <Foot>
      {children}
      {outcome?.kind === 'failed' && (outcome.text !== '' || problems.length > 0) && (
        <InlineError>
          {outcome.text && <p>{outcome.text}</p>}
          {outcome.nextStep && (
            <p>
              <Link to={outcome.nextStep.to}>{outcome.nextStep.label}</Link>
            </p>
          )}
          {problems.length > 0 && (
            <ul className={`${kit['bare']} ${css['problems']}`}>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
        </InlineError>
      )}
      <Button
        type="submit"
        form={formId}
        size="lg"
        fullWidth
        loading={isSaving}
        leftSection={<IconDeviceFloppy size={22} stroke={1.75} aria-hidden />}
      >
        {label}
      </Button>
    </Foot>
  );
}
