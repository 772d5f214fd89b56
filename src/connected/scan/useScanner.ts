import { useEffect, useEffectEvent } from 'react';
import { codeInPause, codeOfKeys, isFast, readKey, strangeKeys, withKey, type KeyedCode, type ScanKey } from '#domain/codes/scanKeys.ts';

/** Milliseconds without a key after which a scanner without Enter has finished. Longer than a busy page may delay keys. */
const pause = 600;

type TextControl = HTMLInputElement | HTMLTextAreaElement;
const isTextControl = (element: Element | null): element is TextControl =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Restores a field's text, and notifies its owner. */
function putBack(field: TextControl, text: string): void {
  const owner = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A key, with the field's text before it. */
interface HeardKey extends ScanKey {
  readonly field: TextControl | undefined;
  readonly before: string;
  restore(): void;
}

interface ScannerUse {
  /** The amount field, which also receives digits typed without a focused field; undefined while there is none. */
  amountField(): HTMLInputElement | undefined;
  /** Kind of a field: for codes, even slowly typed ones; for the amount; or other, where a person may be typing. */
  kindOf(field: Element): 'codes' | 'amount' | 'other';
  /** Remembers the amount and returns a function that restores it. */
  mark(): () => void;
  /** Called with a code. Text that it left in the field for codes is still there. */
  onScan(scanned: KeyedCode): void;
}

/**
 * Detects a scanner that types like a keyboard, wherever the focus is. Text it types into a field is removed again,
 * and its Enter is suppressed. Digits typed without a focused field go into the amount.
 */
export function useScanner(use: ScannerUse): void {
  const amountField = useEffectEvent(() => use.amountField());
  const kindOf = useEffectEvent((field: Element) => use.kindOf(field));
  const mark = useEffectEvent(() => use.mark());
  const scan = useEffectEvent((scanned: KeyedCode) => use.onScan(scanned));
  useEffect(() => {
    let keys: readonly HeardKey[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasEnds = false;
    const tell = (scanned: KeyedCode) => {
      // Letters that no field received may precede those in the amount.
      const first = keys.slice(scanned.start).find(({ field }) => field !== undefined);
      keys = [];
      if (first?.field && first.field.value !== first.before) {
        const kind = kindOf(first.field);
        if (kind === 'amount') first.restore();
        else if (kind === 'other') putBack(first.field, first.before);
      }
      scan(scanned);
    };
    /** Redirects keys typed without a focused field to the amount, as the on-screen keys do. */
    const leadToAmount = (event: KeyboardEvent) => {
      const focused = document.activeElement;
      if (isTextControl(focused) || focused instanceof HTMLSelectElement || !/^(?:[\d.,]|Backspace)$/.test(event.key)) return;
      const field = amountField();
      field?.focus({ preventScroll: true });
      if (!field || event.key !== 'Backspace') return;
      // The field selects its whole text, but one character is meant.
      event.preventDefault();
      putBack(field, field.value.slice(0, -1));
    };
    const onEnd = (event: KeyboardEvent) => {
      const focused = document.activeElement;
      const field = isTextControl(focused) ? focused : undefined;
      const kind = field && kindOf(field);
      const isOpen = kind !== 'other';
      // Only the search accepts words.
      const isStrange = kind === undefined || kind === 'amount';
      const read = codeOfKeys(keys) ?? (isStrange ? strangeKeys(keys, amountField() !== undefined) : undefined);
      const isScanner = read && isFast(keys, read.start, event.timeStamp);
      if (!read || !(isScanner || (isOpen && event.key === 'Enter'))) {
        keys = [];
        return;
      }
      hasEnds = true;
      event.preventDefault();
      event.stopPropagation();
      tell(read);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      clearTimeout(timer);
      const read = readKey(event);
      if (read === 'nothing') return;
      if (read === 'end') {
        onEnd(event);
        return;
      }
      if (!event.ctrlKey && !event.altKey && !event.metaKey) leadToAmount(event);
      if (read === 'break') {
        keys = [];
        return;
      }
      const focused = document.activeElement;
      const field = isTextControl(focused) ? focused : undefined;
      keys = withKey(keys, { sign: read.sign, at: event.timeStamp, field, before: field?.value ?? '', restore: mark() });
      // A scanner that has sent Enter once sends it each time.
      if (hasEnds) return;
      timer = setTimeout(() => {
        const scanned = codeInPause(keys);
        if (scanned) tell(scanned);
      }, pause);
    };
    const forget = () => {
      keys = [];
    };
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('pointerdown', forget, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('pointerdown', forget, true);
    };
  }, []);
}
