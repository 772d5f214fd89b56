import { createContext, useContext } from 'react';

/** How serious a message is (P§4 toasts). */
export type ToastSeverity = 'info' | 'warn' | 'error' | 'success';

/** A short message that floats over the page. */
export interface Toast {
  severity: ToastSeverity;
  /** Heading, for instance "Fehler". */
  title?: string;
  /** The event, and the next step for the user. */
  text: string;
  /** The error, for its code. */
  error?: unknown;
  /** Milliseconds without pointer or focus until it closes; omit to keep it until closed. */
  autoCloseMs?: number;
  /** A single action, for instance undo. */
  action?: { label: string; onClick(): void };
}

export interface ShownToast extends Toast {
  readonly id: number;
}

/** Shows toasts. Stable for the life of the page. */
export interface Toasts {
  /** Shows a toast; the same one twice in a row is shown once. */
  show(toast: Toast): void;
  close(id: number): void;
}

/** Provided by ToastProvider. */
export const ToastContext = createContext<Toasts | undefined>(undefined);

/**
 * Access to the toasts.
 *
 * @throws Error outside ToastProvider
 */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it');
  return toasts;
}
