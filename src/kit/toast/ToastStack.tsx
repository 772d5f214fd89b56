import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { MuiTheme } from '#themes/MuiTheme.tsx';
import { Button } from '../action/Button';
import { ErrorCode } from '../feedback/ErrorCode';
import styles from './ToastStack.module.css';
import type { ShownToast, ToastSeverity } from './toastQueue';
import { keepOnTop } from './topLayer';

interface ToastStackProps {
  /** Visible toasts, oldest first. */
  toasts: readonly ShownToast[];
  /** Called when a toast is closed, by the user or by time. */
  onClose(id: number): void;
}

const colourOf: Record<ToastSeverity, AlertColor> = { info: 'info', warn: 'warning', error: 'error', success: 'success' };

function createStack(): HTMLElement {
  const stack = document.createElement('div');
  stack.popover = 'manual';
  stack.className = styles.stack ?? '';
  return stack;
}

/**
 * Toasts over the page, the newest at the bottom. Errors are announced at once, the rest politely. While a dialog,
 * drawer or menu is open they belong to it, and follow its content for screen readers and Tab.
 */
export function ToastStack({ toasts, onClose }: ToastStackProps) {
  const [stack] = useState(createStack);
  const home = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (home.current ? keepOnTop(stack, home.current) : undefined), [stack]);
  return (
    <div ref={home}>
      {createPortal(
        <MuiTheme>
          {toasts.map((toast) => (
            <ToastMessage key={toast.id} toast={toast} onClose={onClose} />
          ))}
        </MuiTheme>,
        stack,
      )}
    </div>
  );
}

function ToastMessage({ toast, onClose }: { toast: ShownToast; onClose(id: number): void }) {
  const intl = useIntl();
  const { id, autoCloseMs, severity, title, text, error, action } = toast;
  const [hasEntered, setHasEntered] = useState(false);
  // A toast that the user reads or is about to press must not disappear; its time restarts when they leave.
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const waits = isPointedAt || hasFocus;
  useEffect(() => {
    if (autoCloseMs === undefined || waits) return;
    const timer = setTimeout(() => onClose(id), autoCloseMs);
    return () => clearTimeout(timer);
  }, [id, autoCloseMs, waits, onClose]);
  return (
    <Alert
      className={`${styles.toast} ${hasEntered ? '' : styles.enters}`}
      onAnimationEnd={() => setHasEntered(true)}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      severity={colourOf[severity]}
      role={severity === 'error' ? 'alert' : 'status'}
      onClose={() => onClose(id)}
      closeText={intl.formatMessage({ id: 'app.toast.close' })}
      {...(action
        ? {
            action: (
              <Button
                isInForm
                tone="inherit"
                size="small"
                onClick={() => {
                  action.onClick();
                  onClose(id);
                }}
              >
                {action.label}
              </Button>
            ),
          }
        : {})}
    >
      {title !== undefined && <AlertTitle>{title}</AlertTitle>}
      <span>{text}</span>
      <ErrorCode error={error} />
    </Alert>
  );
}
