import { Button, Modal, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { iconLook } from '../../kit/ui/icon-look.ts';
import { QrCode } from '../../kit/ui/qr-code.tsx';
import { PrintButton } from '../../kit/page/print/print-button.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from '../staff.module.css';

interface InvitationLinkProps {
  name: string;
  username: string;
  link: string;
  onClose(): void;
}

/** A card to hand over. Its link is shown once and kept nowhere in the browser. */
export function InvitationLink({ name, username, link, onClose }: InvitationLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setSaid('Copied.');
    } catch {
      // Without a secure connection the browser keeps its clipboard closed; the link is selected for the person's own keys.
      setSaid('This browser does not let the page copy. The link is selected: press Ctrl and C.');
    }
  };
  return (
    <Modal opened onClose={onClose} title={`Invitation for ${name}`} closeOnClickOutside={false}>
      <div className={css['invitation']}>
        <p>
          Give {name} this card; nothing was sent by e-mail. A phone reads the code, or the link is typed. It works
          once, for three days, and is not shown again.
        </p>
        <QrCode className={css['code']} text={link} />
        <p>
          Their username is <strong>{username}</strong>.
        </p>
        <TextInput
          ref={field}
          className="no-print"
          label="Link"
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <p className={`print-only ${css['printed']}`}>{link}</p>
        <output>{said}</output>
        <div className={kit['row']}>
          <Button leftSection={<IconCopy {...iconLook} />} onClick={() => void copy()}>
            Copy link
          </Button>
          <PrintButton />
          <Button variant="subtle" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Modal>
  );
}
