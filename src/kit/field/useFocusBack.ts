import { useEffect, useRef, type RefObject } from 'react';

/**
 * Browsers take the focus from what is inert. A form that is inert while it is sent gives it back with the answer, to where it was last:
 * a user who sends with the Enter key goes on in the same field.
 *
 * @param instead what gets it where that has gone with the answer, such as the button that tries again
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
