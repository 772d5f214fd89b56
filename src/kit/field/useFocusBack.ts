import { useEffect, useRef, type RefObject } from 'react';

/**
 * Browsers take the focus from what is inert. A form that is inert while it is sent gives it back with the answer, to where it was last:
 * whoever sends with the Enter key goes on in the same field.
 */
export function useFocusBack(form: RefObject<HTMLElement | null>, isInert: boolean): void {
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
    if (!isInert && document.activeElement === document.body) last.current?.focus({ preventScroll: true });
  }, [isInert]);
}
