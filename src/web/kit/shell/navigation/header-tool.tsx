import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import kit from '../../styles/kit.module.css';
import css from './header.module.css';

interface ToolProps {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  /** On a phone it stands in the name menu instead. */
  wideOnly?: boolean;
  pressed?: boolean;
  /** The name by which a tour finds it. */
  tour?: string;
  /** Drawn so that it catches the eye. */
  isOffered?: boolean;
}

/** A button of the header: an icon with its word. */
export const Tool = ({ label, icon, onClick, wideOnly, pressed, tour, isOffered }: ToolProps) => (
  <UnstyledButton
    className={`${kit['tool']} ${css['tool']}`}
    data-tour={tour}
    data-wide={wideOnly || undefined}
    data-offered={isOffered || undefined}
    onClick={onClick}
    aria-pressed={pressed}
  >
    {icon}
    <span>{label}</span>
  </UnstyledButton>
);
