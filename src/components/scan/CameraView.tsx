import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import styles from './CameraView.module.css';

/** Reasons for a missing picture: not allowed, page not encrypted, no camera, in use by another program, disconnected, or unknown. */
export type CameraProblem = 'refused' | 'unencrypted' | 'missing' | 'busy' | 'gone' | 'failed';

interface CameraViewProps {
  /** The camera is on. */
  hasPicture: boolean;
  problem: CameraProblem | undefined;
  /** Receives the video element while there is one. */
  videoRef(video: HTMLVideoElement | null): void;
  onRetry(): void;
  onClose(): void;
}

/** The camera's picture, with the line for the barcode; or the reason why there is none. */
export function CameraView({ hasPicture, problem, videoRef, onRetry, onClose }: CameraViewProps) {
  const intl = useIntl();
  return (
    <section className={styles.camera} aria-label={intl.formatMessage({ id: 'scan.camera.label' })}>
      {problem ? (
        <p role="alert" className={styles.problem}>
          <FormattedMessage id={`scan.camera.${problem}`} />
        </p>
      ) : (
        <div className={styles.frame}>
          {hasPicture && <video ref={videoRef} className={styles.video} autoPlay muted playsInline />}
          <span aria-hidden="true" className={styles.line} />
        </div>
      )}
      <div className={styles.actions}>
        {problem ? (
          <Button tone="quiet" onClick={onRetry}>
            <FormattedMessage id="feedback.error.retry" />
          </Button>
        ) : (
          <p className={styles.hint}>
            <FormattedMessage id="scan.camera.hint" />
          </p>
        )}
        <Button tone="quiet" onClick={onClose}>
          <FormattedMessage id="scan.camera.close" />
        </Button>
      </div>
    </section>
  );
}
