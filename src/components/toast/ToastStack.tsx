import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { MuiTheme } from '../../themes/MuiTheme';
import styles from './ToastStack.module.css';
import type { ShownToast, ToastSeverity } from './toastQueue';

interface ToastStackProps {
  /** The messages on screen, oldest first. */
  toasts: readonly ShownToast[];
  /** A message was closed, by hand or by time. */
  onClose(id: number): void;
}

const colourOf: Record<ToastSeverity, AlertColor> = { info: 'info', warn: 'warning', error: 'error', success: 'success' };

/** The messages that float over the page, the newest at the bottom. Errors are read out at once, the rest when there is a pause. */
export function ToastStack({ toasts, onClose }: ToastStackProps) {
  return (
    <MuiTheme>
      <div className={styles.stack}>
        {toasts.map((toast) => <ToastMessage key={toast.id} toast={toast} onClose={onClose} />)}
      </div>
    </MuiTheme>
  );
}

function ToastMessage({ toast, onClose }: { toast: ShownToast; onClose(id: number): void }) {
  const intl = useIntl();
  const { id, autoCloseMs, severity, title, text, action } = toast;
  useEffect(() => {
    if (autoCloseMs === undefined) return;
    const timer = setTimeout(() => onClose(id), autoCloseMs);
    return () => clearTimeout(timer);
  }, [id, autoCloseMs, onClose]);
  return (
    <Alert
      className={styles.toast ?? ''}
      severity={colourOf[severity]}
      role={severity === 'error' ? 'alert' : 'status'}
      onClose={() => onClose(id)}
      closeText={intl.formatMessage({ id: 'app.toast.close' })}
      {...(action ? {
        action: (
          <Button color="inherit" size="small" onClick={() => { action.onClick(); onClose(id); }}>
            {action.label}
          </Button>
        ),
      } : {})}
    >
      {title !== undefined && <AlertTitle>{title}</AlertTitle>}
      {text}
    </Alert>
  );
}
