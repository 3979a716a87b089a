import { checkedFields, outcomeFields } from '#domain/premises/assets/asset-check.ts';
import { checkKinds, onFailing, type AssetCheckKind } from '#domain/premises/assets/check-kinds.ts';
import { readingWords, readsTemperature } from '#domain/premises/assets/readings.ts';
import { useMemo } from 'react';
import { AskingDialog } from '../../../kit/form/asking/asking-dialog.tsx';
import { useNow } from '../../../kit/house/use-now.ts';
import { showToast } from '../../../kit/state/toasts.ts';
import { logCheck, type NamedAsset } from './log-a-check.ts';
import kit from '../../../kit/styles/kit.module.css';

const { result, reading_c, remark, present, minutes, photo, certificate } = outcomeFields;
const { by, done_at } = checkedFields;

/** What is asked of a check: a temperature says by itself whether it is in order, a drill who was there. */
const asked = (kind: AssetCheckKind) => ({
  ...(readsTemperature(kind)
    ? { reading_c: { ...reading_c, when: {}, help: `Should be ${readingWords(kind)}.` } }
    : { result }),
  ...(kind === 'fire_drill' ? { minutes: { ...minutes, when: {} }, present: { ...present, when: {} } } : {}),
  remark,
  photo,
  certificate,
  by,
  done_at,
});

const afterwards = {
  out_of_service: 'If it fails, nobody may use it from then on, and its repair is reported with it.',
  repair: 'If it fails, its repair is reported with it.',
  remark: 'If it does not go well, say what has to change.',
} as const;

interface CheckDialogProps {
  home: string;
  asset: NamedAsset;
  kind: AssetCheckKind;
  onClose(): void;
}

/** A thing is checked: what came of it, and whatever proves it. */
export function CheckDialog({ home, asset, kind, onClose }: CheckDialogProps) {
  const fields = useMemo(() => asked(kind), [kind]);
  const now = useNow();
  return (
    <AskingDialog
      title={`${checkKinds[kind]}: ${asset.name}`}
      verb="Save the check"
      fields={fields}
      start={{ done_at: now }}
      act={(values) => logCheck(home, asset, kind, values)}
      onClose={onClose}
      onDone={(saved) => {
        const hasFailed = saved.result === 'fail';
        showToast(`${asset.name}: ${hasFailed ? 'failed' : 'checked'}`, hasFailed ? 'info' : 'good');
        onClose();
      }}
    >
      <p className={kit['note']}>{afterwards[onFailing(kind)]}</p>
    </AskingDialog>
  );
}
