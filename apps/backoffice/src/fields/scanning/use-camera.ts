import { useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from 'react';
import { openDetector } from './open-detector.ts';
import type { Detector } from './open-wasm-detector.ts';
import { isWebAddress, watchSightings } from './watch-sightings.ts';

/** Pause in ms between two pictures. A shorter pause warms up the phone and reads no earlier. */
const PAUSE_MS = 80;

export type CameraState = { kind: 'starting' | 'reading' } | { kind: 'failed'; message: string };

/**
 * Shows the camera at the back of the device in a video and reads codes from it. The camera is off while the page is hidden.
 * @param onCode gets each code once while it stays in the picture
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onCode: (code: string) => void): CameraState {
  const [state, setState] = useState<CameraState>({ kind: 'starting' });
  const report = useEffectEvent(onCode);
  const isVisible = useIsPageVisible();
  useEffect(() => {
    if (!isVisible || !video.current) return undefined;
    const shown = video.current;
    const end = new AbortController();
    const run = async () => {
      setState({ kind: 'starting' });
      await startCamera(shown, end.signal);
      const detector = await openDetector().catch((error: unknown) => {
        throw new Error(readerFailed, { cause: error });
      });
      if (end.signal.aborted) return;
      setState({ kind: 'reading' });
      await readCodes(shown, detector, { signal: end.signal, onCode: (code) => report(code) });
    };
    run().catch((error: unknown) => {
      if (end.signal.aborted) return;
      setState({ kind: 'failed', message: describeFailure(error) });
      end.abort();
    });
    return () => end.abort();
  }, [isVisible, video]);
  return state;
}

const useIsPageVisible = (): boolean =>
  useSyncExternalStore(
    (notify) => {
      document.addEventListener('visibilitychange', notify);
      return () => document.removeEventListener('visibilitychange', notify);
    },
    () => document.visibilityState === 'visible',
  );

async function startCamera(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  // Browsers have no cameras for pages without https.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new Error(noSecurePage);
  const stream = await devices.getUserMedia({
    audio: false,
    // Barcodes of 3 cm need the width of 1280 pixels.
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  if (signal.aborted) {
    stop();
    return;
  }
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
}

async function readCodes(video: HTMLVideoElement, detector: Detector, { signal, onCode }: { signal: AbortSignal; onCode: (code: string) => void }) {
  const selectNew = watchSightings();
  // Read anew each time, because the camera may be closed while a picture is read.
  const isClosed = () => signal.aborted;
  while (!isClosed()) {
    const codes = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await detector.detect(video) : [];
    const texts = codes.map(({ rawValue }) => rawValue).filter((text) => text !== '' && !isWebAddress(text));
    if (!isClosed()) for (const code of selectNew(texts, performance.now())) onCode(code);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

const otherWays = 'Use a scanner, type the code, or count by hand.';
const noSecurePage = `The browser allows the camera only on pages with https. ${otherWays}`;
const readerFailed = `The barcode reader could not be loaded. ${otherWays}`;

/** The failures of `getUserMedia` by name. */
const cameraFailures: Readonly<Record<string, string>> = {
  NotAllowedError: `The camera is blocked. Allow it in the settings of the browser for this page. Until then: ${lowerFirst(otherWays)}`,
  NotFoundError: `This device has no camera. ${otherWays}`,
  NotReadableError: `Another app uses the camera. Close it and open the camera again. Until then: ${lowerFirst(otherWays)}`,
};

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

function describeFailure(error: unknown): string {
  if (error instanceof DOMException) return cameraFailures[error.name] ?? `The camera does not work (${error.name}). ${otherWays}`;
  return error instanceof Error ? error.message : `The camera does not work. ${otherWays}`;
}
