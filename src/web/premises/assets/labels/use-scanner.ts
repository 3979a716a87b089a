import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

type ScannerState = 'starting' | 'looking' | 'refused' | 'absent';

interface Detector {
  detect(from: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: readonly string[] }) => Detector;

/** The browser's own where it has one, else the same made of a small library, fetched only then. */
async function detector(): Promise<Detector> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: DetectorClass };
  if (Own) return new Own({ formats: ['qr_code'] });
  const { BarcodeDetector } = await import('qr/decode.js');
  return new BarcodeDetector({ formats: ['qr_code'] });
}

/** Between two looks; a label is held for longer than that. */
const pauseMs = 200;

/** Looks through the camera until it sees a code, and lets the camera go when nobody looks any more. */
export function useScanner(onCode: (code: string) => void): {
  video: RefObject<HTMLVideoElement | null>;
  state: ScannerState;
} {
  const video = useRef<HTMLVideoElement | null>(null);
  const [state, setState] = useState<ScannerState>('starting');
  const found = useEffectEvent(onCode);
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function look(seeing: Detector, last: string | null): Promise<void> {
      if (isOver || !video.current) return;
      const [code] = video.current.readyState >= 2 ? await seeing.detect(video.current) : [];
      if (isOver) return;
      if (code && code.rawValue !== last) found(code.rawValue);
      timer = setTimeout(() => void look(seeing, code?.rawValue ?? last), pauseMs);
    }
    async function start(): Promise<void> {
      if (!('mediaDevices' in navigator)) return setState('absent');
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      } catch (error) {
        return setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'absent');
      }
      if (isOver || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      setState('looking');
      return look(await detector(), null);
    }
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    void start();
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return { video, state };
}
