import { Button, Modal } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { PrintButton } from '../../../kit/page/print/print-button.tsx';
import { iconProps } from '../../../kit/ui/icon-props.ts';
import kit from '../../../kit/styles/kit.module.css';
import css from './second-factor.module.css';

/** Shown once: afterwards nobody can read them, the server included. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setSaid('Copied.');
    } catch {
      // Without a secure connection the browser keeps its clipboard closed.
      setSaid('This browser does not let the page copy. Print them, or write them down.');
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title="Your recovery codes"
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <div className={css['codes']}>
        <p>
          Without your phone or passkey, one of these lets you in. Each works once. Keep them where you keep other
          papers of worth, not with the phone. They are not shown again.
        </p>
        <ul aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <output>{said}</output>
        <div className={`${kit['row']} no-print`}>
          <Button onClick={onClose}>I have kept them</Button>
          <Button variant="default" leftSection={<IconCopy {...iconProps} />} onClick={() => void copy()}>
            Copy
          </Button>
          <PrintButton />
        </div>
      </div>
    </Modal>
  );
}
