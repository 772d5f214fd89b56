import { createContext, useContext } from 'react';

/** How serious a message is (P§4). */
export type ToastSeverity = 'info' | 'warn' | 'error' | 'success';

/** A short message that floats over the page. */
export interface Toast {
  severity: ToastSeverity;
  /** A word above the text, for instance "Fehler". */
  title?: string;
  /** What happened and what to do. */
  text: string;
  /** What failed, for its code. */
  error?: unknown;
  /** Closes by itself after so many milliseconds in which neither pointer nor focus is on it; stays until closed without. */
  autoCloseMs?: number;
  /** One thing the user can do about it, for instance undo. */
  action?: { label: string; onClick(): void };
}

/** A toast on screen. */
export interface ShownToast extends Toast {
  readonly id: number;
}

/** Shows messages. Stable for the life of the page. */
export interface Toasts {
  /** Shows a message; the same message twice in a row is shown once. */
  show(toast: Toast): void;
  /** Closes a message. */
  close(id: number): void;
}

/** The toasts for the tree below; filled by ToastProvider. */
export const ToastContext = createContext<Toasts | undefined>(undefined);

/**
 * The way to show a message.
 *
 * @throws Error outside ToastProvider
 */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it');
  return toasts;
}
