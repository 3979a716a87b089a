import { Button } from '@mantine/core';
import { IconBellRinging } from '@tabler/icons-react';
import { useState } from 'react';
import { canAsk } from './notify-device.ts';

/** Offered until the browser has been asked once; the answer is the browser's to keep. */
export function DeviceSwitch() {
  const [isAsked, setIsAsked] = useState(!canAsk());
  if (isAsked) return null;
  const ask = async () => {
    await Notification.requestPermission();
    setIsAsked(true);
  };
  return (
    <Button
      variant="subtle"
      leftSection={<IconBellRinging size={20} stroke={1.75} aria-hidden />}
      onClick={() => void ask()}
    >
      Tell me on this device
    </Button>
  );
}
