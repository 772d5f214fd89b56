import { useEffect, useEffectEvent } from 'react';
import { noKeys, readKey, scannedInPause } from '../../domain/scanKeys';

/** Milliseconds without a key after which a scanner that sends no Enter is done. Longer than a busy page may hold keys back. */
const pause = 250;

type TextControl = HTMLInputElement | HTMLTextAreaElement;
const isTextControl = (element: Element | null): element is TextControl =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Puts a text back into a field, in a way that whoever owns the field hears of. */
function putBack(field: TextControl, text: string): void {
  const owner = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Hears a scanner that types like a keyboard, wherever the focus is. What it types into a field by the way is taken out again, and its
 * Enter presses nothing.
 */
export function useScanner(onScan: (code: string) => void): void {
  const scan = useEffectEvent(onScan);
  useEffect(() => {
    let keys = noKeys;
    let before: { readonly field: TextControl; readonly text: string } | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (code: string) => {
      if (before && before.field.value !== before.text) putBack(before.field, before.text);
      keys = noKeys;
      before = undefined;
      scan(code);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      clearTimeout(timer);
      const read = readKey(keys, event.key, event.timeStamp);
      if (read.keys.digits.length === 1) {
        const focused = document.activeElement;
        before = isTextControl(focused) ? { field: focused, text: focused.value } : undefined;
      }
      keys = read.keys;
      if (read.scanned !== undefined) {
        event.preventDefault();
        event.stopPropagation();
        tell(read.scanned);
        return;
      }
      timer = setTimeout(() => {
        const code = scannedInPause(keys);
        if (code !== undefined) tell(code);
      }, pause);
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKeyDown, true);
    };
  }, []);
}
