import { useEffect, useEffectEvent, useState } from 'react';
import { CameraView, type CameraProblem } from '../../components/scan/CameraView';
import type { ScannedCode } from '../../domain/scannedCode';
import { watchBarcodes } from './barcodeReader';

interface CameraScanProps {
  /** A code came into the picture. */
  onCode(text: string, code: ScannedCode): void;
  /** There is nothing to scan with, which is said. */
  onProblem?(): void;
  onClose(): void;
}

type CameraState = { readonly stream?: MediaStream; readonly problem?: CameraProblem };

/** Why the browser gives no picture. */
function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'failed';
}

async function openCamera(): Promise<CameraState> {
  // Missing outside secure contexts, whatever the types say.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) return { problem: isSecureContext ? 'missing' : 'unencrypted' };
  try {
    return { stream: await devices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } }) };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** Scans barcodes with the camera while it is open. */
export function CameraScan({ onCode, onProblem, onClose }: CameraScanProps) {
  const [{ stream, problem }, setState] = useState<CameraState>({});
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    // The camera was pulled out, or the browser took it back.
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
