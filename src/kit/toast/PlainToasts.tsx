import { Button } from '../action/Button';
import { ErrorCode } from '../feedback/ErrorCode';
import styles from './PlainToasts.module.css';
import type { ShownToast } from './toastQueue';

interface PlainToastsProps {
  /** Visible toasts, oldest first. */
  toasts: readonly ShownToast[];
  /** Called after the user used a toast's action. */
  onClose(id: number): void;
}

/**
 * Plain toasts, used if the code of the real ones can't be loaded. A release that removes the code of a part removes
 * theirs too, and a press would fail silently.
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
