import { Button, FileButton } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { UploadLines } from '../../../kit/input/files/upload-line.tsx';
import { useStoredFiles } from '../../../kit/input/files/use-stored-files.ts';
import { iconProps } from '../../../kit/ui/icon-props.ts';
import css from './report.module.css';

/** Opens the camera of a device held in the hand; the picture is sent at once. */
export function TakePhoto({ onTaken }: { onTaken(id: string): void }) {
  const { uploads, add, drop } = useStoredFiles({ category: 'photo' }, ({ id }) => onTaken(id));
  return (
    <div className={css['camera']}>
      <FileButton
        accept="image/*"
        capture="environment"
        onChange={(given) => given && add([given])}
        inputProps={{ 'aria-label': 'Take a photo' }}
      >
        {(props) => (
          <Button {...props} fullWidth leftSection={<IconCamera {...iconProps} />}>
            Take a photo
          </Button>
        )}
      </FileButton>
      <UploadLines uploads={uploads} onDrop={drop} />
    </div>
  );
}
