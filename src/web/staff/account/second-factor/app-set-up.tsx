import { longestFactorName } from '#domain/session/second-factor.ts';
import { must, text } from '#domain/kit/vocabulary/fields.ts';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { create } from '../../../kit/api/api.ts';
import { objectWith } from '../../../kit/api/shapes.ts';
import { ShortForm } from '../../../kit/form/asking/short-form.tsx';
import { QrCode } from '../../../kit/ui/qr-code.tsx';
import { factorsPath, isFactorsChanged, type FactorsChanged } from './factors-path.ts';
import css from './second-factor.module.css';

interface Begun {
  id: string;
  secret: string;
  address: string;
}

const isBegun = objectWith<Begun>('id', 'secret', 'address');

const fields = {
  one_time_code: must(text('The six digits that the app shows', { max: 7, help: 'They change every half minute.' })),
};
const nameField = { name: must(text('Name', { max: longestFactorName, help: 'So that you know it again.' })) };

interface SetUpProps {
  onDone(changed: FactorsChanged): void;
  onClose(): void;
}

/** A secret that the phone and the server share: shown as a picture and in letters, and confirmed by a first code. */
export function AppSetUp({ onDone, onClose }: SetUpProps) {
  const [begun, setBegun] = useState<Begun | null>(null);
  return (
    <Modal opened onClose={onClose} title="Add an authenticator app" closeOnClickOutside={false}>
      {begun ? (
        <Confirm begun={begun} onDone={onDone} onClose={onClose} />
      ) : (
        <ShortForm
          fields={nameField}
          start={{ name: 'My phone' }}
          verb="Next"
          act={({ name }) => create(`${factorsPath}totp/`, { name }, { is: isBegun })}
          onDone={setBegun}
          onCancel={onClose}
        >
          <p>
            You need an app that shows one-time codes on your phone, such as Google Authenticator, Microsoft
            Authenticator, 1Password or Aegis.
          </p>
        </ShortForm>
      )}
    </Modal>
  );
}

function Confirm({ begun: { id, secret, address }, onDone, onClose }: SetUpProps & { begun: Begun }) {
  return (
    <ShortForm
      fields={fields}
      verb="Confirm"
      act={({ one_time_code }) =>
        create(`${factorsPath}totp/confirm/`, { id, one_time_code }, { is: isFactorsChanged })
      }
      onDone={onDone}
      onCancel={onClose}
    >
      <div className={css['scan']}>
        <p>Scan this with the app on your phone.</p>
        <QrCode text={address} className={css['picture']} />
        <p>
          Cannot scan it? Type this into the app:{' '}
          <code className={css['secret']}>{secret.match(/.{4}/g)?.join(' ')}</code>
        </p>
      </div>
    </ShortForm>
  );
}
