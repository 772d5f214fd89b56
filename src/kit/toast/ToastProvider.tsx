import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { lazyComponent } from '../lazy/lazyComponent';
import { onFirstInteraction } from '../lazy/onFirstInteraction';
import { PlainToasts } from './PlainToasts';
import { ToastContext, type ShownToast, type Toast, type Toasts } from './toastQueue';

const ToastStack = lazyComponent(async () => (await import('./ToastStack')).ToastStack, { failure: 'silent' });

/** Maximum of toasts at once; the oldest is dropped. */
const stackSize = 3;

const isSame = (a: Toast | undefined, b: Toast) => a !== undefined && a.severity === b.severity && a.text === b.text && a.title === b.title;

/** Holds the shop's toasts. Their code is loaded before the first one, which may report that the network is gone. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const toasts = useMemo<Toasts>(() => {
    let next = 1;
    return {
      show: (toast) => {
        const id = next++;
        setShown((now) => [...(isSame(now.at(-1), toast) ? now.slice(0, -1) : now), { ...toast, id }].slice(-stackSize));
      },
      close: (id) => setShown((now) => now.filter((toast) => toast.id !== id)),
    };
  }, []);
  useEffect(() => onFirstInteraction(() => ToastStack.prefetch()), []);
  const isAnyShown = shown.length > 0;
  const [isPlain, setPlain] = useState(false);
  useEffect(() => {
    if (isAnyShown) void ToastStack.fetch().then(({ isThere }) => setPlain(!isThere));
  }, [isAnyShown]);
  return (
    <ToastContext value={toasts}>
      {children}
      {isAnyShown &&
        (isPlain ? <PlainToasts toasts={shown} onClose={toasts.close} /> : <ToastStack toasts={shown} onClose={toasts.close} />)}
    </ToastContext>
  );
}
