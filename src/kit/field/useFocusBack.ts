import { useEffect, useRef, type RefObject } from 'react';

/**
 * Restores the focus to a form that was inert while being sent, since browsers take it from inert content. A user who
 * sends with Enter continues in the same field.
 *
 * @param instead gets the focus if the former element is gone, such as a retry button
 */
export function useFocusBack(form: RefObject<HTMLElement | null>, isInert: boolean, instead?: RefObject<HTMLElement | null>): void {
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = form.current;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = target;
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [form]);
  useEffect(() => {
    if (isInert || !last.current || document.activeElement !== document.body) return;
    (last.current.isConnected ? last : instead)?.current?.focus({ preventScroll: true });
  }, [isInert, instead]);
}
