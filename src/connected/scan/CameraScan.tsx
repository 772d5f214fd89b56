import { useEffect, useEffectEvent, useState } from 'react';
import { CameraView, type CameraProblem } from '#components/scan/CameraView.tsx';
import type { ScannedCode } from '#domain/codes/scannedCode.ts';
import { useBackCloses } from '#kit/overlay/useBackCloses.ts';
import { watchBarcodes } from './barcodeReader';

interface CameraScanProps {
  /** Called with each barcode that appears in the picture. */
  onCode(text: string, code: ScannedCode): void;
  /** Called if scanning is impossible, which is shown as well. */
  onProblem?(): void;
  onClose(): void;
}

type CameraState = { readonly stream?: MediaStream; readonly problem?: CameraProblem };

/** Reason for a missing picture, from the browser's error. */
function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'failed';
}

async function openCamera(): Promise<CameraState> {
  // Missing outside secure contexts, despite its type.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) return { problem: isSecureContext ? 'missing' : 'unencrypted' };
  try {
    return { stream: await devices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } }) };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** Scans barcodes with the camera while it is mounted. */
export function CameraScan({ onCode, onProblem, onClose }: CameraScanProps) {
  useBackCloses(true, onClose);
  const [{ stream, problem }, setState] = useState<CameraState>({});
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    // The camera was disconnected, or withdrawn by the browser.
    const onEnded = () => {
      if (!isOver) setState({ problem: 'gone' });
    };
    const opening = openCamera().then((opened) => {
      opened.stream?.getTracks().forEach((track) => track.addEventListener('ended', onEnded));
      if (!isOver) setState(opened);
      return opened;
    });
    return () => {
      isOver = true;
      void opening.then((opened) => opened.stream?.getTracks().forEach((track) => track.stop()));
    };
  }, [attempt]);

  const tellProblem = useEffectEvent(() => onProblem?.());
  useEffect(() => {
    if (problem) tellProblem();
  }, [problem]);

  const tell = useEffectEvent(onCode);
  useEffect(() => {
    if (!video || !stream) return undefined;
    return watchBarcodes(
      video,
      stream,
      (text, code) => tell(text, code),
      () => setState({ problem: 'failed' }),
    );
  }, [video, stream]);
  return (
    <CameraView
      hasPicture={stream !== undefined}
      problem={problem}
      videoRef={setVideo}
      onRetry={() => {
        setState({});
        setAttempt(attempt + 1);
      }}
      onClose={onClose}
    />
  );
}
