import { Button, FileButton } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useState } from 'react';
import { smallerImage, unreadablePicture } from '../../../kit/api/smaller-image.ts';
import { useFieldScope } from '../../../kit/input/field-scope.ts';
import { sendFile, whyNotSent } from '../../../kit/input/files/send-file.ts';
import { iconLook } from '../../../kit/ui/icon-look.ts';
import { InlineError } from '../../../kit/ui/inline-error.tsx';
import css from './report.module.css';

/** Opens the camera of a device held in the hand; the picture is sent at once. */
export function TakePhoto({ onTaken }: { onTaken(id: string): void }) {
  const scope = useFieldScope();
  const [isSending, setIsSending] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  async function take(given: File | null) {
    if (!given) return;
    setIsSending(true);
    const picture = await smallerImage(given);
    const answer = picture && (await sendFile(picture, scope));
    setIsSending(false);
    setTrouble(answer ? whyNotSent(answer) : unreadablePicture);
    if (answer?.ok) onTaken(answer.body.id);
  }
  return (
    <div className={css['camera']}>
      <FileButton
        accept="image/*"
        capture="environment"
        onChange={(given) => void take(given)}
        inputProps={{ 'aria-label': 'Take a photo' }}
      >
        {(props) => (
          <Button {...props} fullWidth loading={isSending} leftSection={<IconCamera {...iconLook} />}>
            Take a photo
          </Button>
        )}
      </FileButton>
      <InlineError>{trouble}</InlineError>
    </div>
  );
}
