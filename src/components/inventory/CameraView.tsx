import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../kit/action/Button';
import styles from './CameraView.module.css';

/** Why there is no picture: not allowed, no camera there, in use by another program, or something else. */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'failed';

interface CameraViewProps {
  /** What the camera sees; undefined until it is on. */
  stream: MediaStream | undefined;
  problem: CameraProblem | undefined;
  /** Takes the element that shows the picture; the answer is called when it goes. */
  onVideo(video: HTMLVideoElement): () => void;
  onRetry(): void;
  onClose(): void;
}

/** What the camera sees, with the line that a barcode has to lie on; or why there is nothing to see. */
export function CameraView({ stream, problem, onVideo, onRetry, onClose }: CameraViewProps) {
  const intl = useIntl();
  return (
    <section className={styles.camera} aria-label={intl.formatMessage({ id: 'inventoryCount.camera.label' })}>
      {problem ? (
        <p role="alert" className={styles.problem}>
          <FormattedMessage id={`inventoryCount.camera.${problem}`} />
        </p>
      ) : (
        <div className={styles.frame}>
          {stream && (
            <video
              ref={(video) => {
                if (!video) return undefined;
                video.srcObject = stream;
                return onVideo(video);
              }}
              className={styles.video}
              autoPlay
              muted
              playsInline
            />
          )}
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
            <FormattedMessage id="inventoryCount.camera.hint" />
          </p>
        )}
        <Button tone="quiet" onClick={onClose}>
          <FormattedMessage id="inventoryCount.camera.close" />
        </Button>
      </div>
    </section>
  );
}
