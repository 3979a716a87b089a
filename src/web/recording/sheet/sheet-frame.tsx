import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { FootSlot } from '../../pads/pad/foot-slot.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './sheet-frame.module.css';

interface FrameProps {
  title: string;
  onClose(): void;
  /** What stands above, whatever is scrolled. */
  top?: ReactNode;
  /** Said at the foot while no pad is open. */
  hint?: ReactNode;
  /** A round of the whole house needs the whole screen. */
  isWide?: boolean;
  children: ReactNode;
}

const classNames = { content: css['content'] ?? '', body: kit['within'] ?? '', header: css['head'] ?? '' };

/** From the foot of the screen where thumbs are, from the side where there is room: one frame, and its foot always in view. */
export function SheetFrame({ title, onClose, top, hint, isWide = false, children }: FrameProps) {
  const isBeside = useMediaQuery('(min-width: 1200px)', undefined, { getInitialValueInEffect: false });
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const size = isBeside && !isWide ? 656 : '100%';
  return (
    <Drawer
      opened
      withinPortal={false}
      onClose={onClose}
      position={isBeside && !isWide ? 'right' : 'bottom'}
      size={size}
      title={title}
      classNames={classNames}
      transitionProps={{ duration: 120 }}
    >
      <FootSlot value={foot}>
        {top}
        <div className={css['scroll']} data-scroll>
          {children}
        </div>
        <div className={css['foot']} data-foot ref={setFoot}>
          {hint}
        </div>
      </FootSlot>
    </Drawer>
  );
}
