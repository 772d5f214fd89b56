import { useEffect, useState } from 'react';
import { CameraView, type CameraProblem } from '../../components/inventory/CameraView';
import { watchBarcodes } from './barcodeReader';

interface CameraScanProps {
  /** A barcode came into the picture; its last digit isn't checked. */
  onCode(code: string): void;
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
  if (!devices) return { problem: 'missing' };
  try {
    return { stream: await devices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } }) };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** Scans barcodes with the camera while it is open. */
export function CameraScan({ onCode, onClose }: CameraScanProps) {
  const [state, setState] = useState<CameraState>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    const opening = openCamera().then((opened) => {
      if (!isOver) setState(opened);
      return opened;
    });
    return () => {
      isOver = true;
      void opening.then(({ stream }) => stream?.getTracks().forEach((track) => track.stop()));
    };
  }, [attempt]);
  return (
    <CameraView
      stream={state.stream}
      problem={state.problem}
      onVideo={(video) => watchBarcodes(video, onCode, () => setState({ problem: 'failed' }))}
      onRetry={() => {
        setState({});
        setAttempt(attempt + 1);
      }}
      onClose={onClose}
    />
  );
}
