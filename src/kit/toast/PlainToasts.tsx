import { Button } from '../action/Button';
import { ErrorCode } from '../feedback/ErrorCode';
import styles from './PlainToasts.module.css';
import type { ShownToast } from './toastQueue';

interface PlainToastsProps {
  /** The messages on screen, oldest first. */
  toasts: readonly ShownToast[];
  /** What was offered with a message was done. */
  onClose(id: number): void;
}

/**
 * The shop's messages where what draws them can't be had: a release that has taken a part of the page away has taken that away as well, and
 * a press would do nothing without a word.
 */
export function PlainToasts({ toasts, onClose }: PlainToastsProps) {
  return (
    <div role="alert" className={styles.stack}>
      {toasts.map(({ id, text, error, action }) => (
        <p key={id} className={styles.toast}>
          <span>{text}</span>
          <ErrorCode error={error} />
          {action && (
            <Button
              size="small"
              onClick={() => {
                action.onClick();
                onClose(id);
              }}
            >
              {action.label}
            </Button>
          )}
        </p>
      ))}
    </div>
  );
}
