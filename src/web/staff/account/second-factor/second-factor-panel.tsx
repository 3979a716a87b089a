import { factorKinds, type OwnFactor, type OwnFactors } from '#domain/session/second-factor.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconDeviceMobile, IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { create, remove } from '../../../kit/api/api.ts';
import { notDone } from '../../../kit/api/failure-words.ts';
import { objectWith } from '../../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../../kit/data/use-live-answer.ts';
import { AskingDialog } from '../../../kit/form/asking/asking-dialog.tsx';
import { momentInWords, useHouseClock } from '../../../kit/house/house-clock.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import { showToast } from '../../../kit/state/toasts.ts';
import { iconProps } from '../../../kit/ui/icon-props.ts';
import { InlineError } from '../../../kit/ui/messages/inline-error.tsx';
import { factorsPath, isFactorsChanged, type FactorsChanged } from './factors-path.ts';
import { AppSetUp } from './app-set-up.tsx';
import { PasskeySetUp } from './passkey-set-up.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import kit from '../../../kit/styles/kit.module.css';
import css from './second-factor.module.css';

const isFactors = objectWith<OwnFactors>('factors', 'recovery_codes_left');

interface SecondFactorProps {
  /** Somebody has set one up, and saved the recovery codes that came with it. */
  onSet?: () => void;
}

/** What proves somebody besides the password: set up, named, renewed and removed by themselves. */
export function SecondFactorPanel({ onSet }: SecondFactorProps) {
  const { body, state, take, reload } = useLiveAnswer(factorsPath, { is: isFactors, of: [] });
  const [open, setOpen] = useState<'app' | 'passkey' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => setOpen(null);
  const changed = ({ recovery_codes, ...factors }: FactorsChanged) => {
    close();
    take(factors);
    if (recovery_codes) setCodes(recovery_codes);
    else showToast('Saved', 'good');
  };
  const closeCodes = () => {
    setCodes(null);
    onSet?.();
  };
  return (
    <Panel title="Second factor" state={state} onRetry={reload}>
      {body && (
        <div className={css['parts']}>
          <Reason {...body} />
          {body.factors.length > 0 && <Factors factors={body.factors} onChanged={reload} />}
          <AddButtons site={body.passkey_site} onOpen={setOpen} />
          {body.factors.length > 0 && <CodesLeft left={body.recovery_codes_left} onChanged={changed} />}
        </div>
      )}
      {open === 'app' && <AppSetUp onDone={changed} onClose={close} />}
      {open === 'passkey' && <PasskeySetUp onDone={changed} onClose={close} />}
      {codes && <RecoveryCodes codes={codes} onClose={closeCodes} />}
    </Panel>
  );
}

function Reason({ factors, is_required }: OwnFactors) {
  if (factors.length > 0)
    return (
      <p className={kit['quiet']}>
        After your password you are asked for one of these. Keep two, so that losing one does not keep you out.
      </p>
    );
  return is_required ? (
    <p>
      With your rights a password alone is not enough. Set up one of these now; from then on you are asked for it when
      you sign in. Nothing else is open until then.
    </p>
  ) : (
    <p className={kit['quiet']}>
      Whoever learns your password cannot sign in without it: the code of an app on your phone, or a passkey.
    </p>
  );
}

function AddButtons({ site, onOpen }: { site: OwnFactors['passkey_site']; onOpen(which: 'app' | 'passkey'): void }) {
  const isHere = site?.origin === window.location.origin;
  return (
    <>
      <div className={kit['row']}>
        <Button variant="default" leftSection={<IconDeviceMobile {...iconProps} />} onClick={() => onOpen('app')}>
          Add an authenticator app
        </Button>
        {isHere && (
          <Button variant="default" leftSection={<IconFingerprint {...iconProps} />} onClick={() => onOpen('passkey')}>
            Add a passkey
          </Button>
        )}
      </div>
      {!isHere && (
        <p className={kit['note']}>
          {site
            ? `Passkeys are set up at ${site.origin}.`
            : 'Passkeys need an address with a name that begins with https. Whoever runs the server can give it one.'}
        </p>
      )}
    </>
  );
}

function Factors({ factors, onChanged }: { factors: readonly OwnFactor[]; onChanged(): void }) {
  const { zone } = useHouseClock();
  const [going, setGoing] = useState<OwnFactor | null>(null);
  const close = () => setGoing(null);
  const used = ({ used_at, created_at }: OwnFactor) =>
    used_at ? `last used ${momentInWords(used_at, zone, true)}` : `since ${momentInWords(created_at, zone, true)}`;
  return (
    <>
      <ul className={css['list']}>
        {factors.map((factor) => (
          <li key={factor.id} className={kit['ends']}>
            <span className={css['words']}>
              <strong>{factor.name}</strong>
              <span className={kit['note']}>
                {factorKinds[factor.kind]}, {used(factor)}
              </span>
            </span>
            <Button variant="subtle" onClick={() => setGoing(factor)}>
              Remove<VisuallyHidden> {factor.name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      {going && (
        <AskingDialog
          title={`Remove ${going.name}?`}
          verb="Remove"
          isDanger
          fields={{}}
          act={() => remove(`${factorsPath}${going.id}/`)}
          onDone={() => {
            close();
            showToast('Removed', 'good');
            onChanged();
          }}
          onClose={close}
        >
          <p>It no longer lets you in. Your recovery codes go with the last one.</p>
        </AskingDialog>
      )}
    </>
  );
}

/** Fewer than this are soon none. */
const few = 3;

function CodesLeft({ left, onChanged }: { left: number; onChanged(changed: FactorsChanged): void }) {
  const [said, setSaid] = useState('');
  const renew = async () => {
    const answer = await create(`${factorsPath}recovery-codes/`, {}, { is: isFactorsChanged });
    setSaid(answer.ok ? '' : notDone(answer));
    if (answer.ok) onChanged(answer.body);
  };
  return (
    <div className={css['parts']}>
      <InlineError>{said}</InlineError>
      <div className={kit['ends']}>
        <span className={left < few ? kit['trouble'] : kit['quiet']}>
          {left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`}
        </span>
        <Button variant="subtle" onClick={() => void renew()}>
          Make new recovery codes
        </Button>
      </div>
    </div>
  );
}
