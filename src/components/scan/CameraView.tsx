import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../kit/action/Button';
import styles from './CameraView.module.css';

/** Why there is no picture: not allowed, no camera there, in use by another program, taken away meanwhile, or something else. */
export type CameraProblem = 'refused' | 'unencrypted' | 'missing' | 'busy' | 'gone' | 'failed';

interface CameraViewProps {
  /** The camera is on. */
  hasPicture: boolean;
  problem: CameraProblem | undefined;
  /** Takes the element that shows the picture while there is one. */
  videoRef(video: HTMLVideoElement | null): void;
  onRetry(): void;
  onClose(): void;
}

/** What the camera sees, with the line that a barcode has to lie on; or why there is nothing to see. */
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
