import { useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { limits } from '#domain/text/limits.ts';

interface AppliedTextOptions<Value> {
  /** Applied value of the text; it may come later than further keys. */
  value: Value;
  /** Value of a typed text. */
  parse(text: string): Value;
  /** Text of an applied value. */
  format(value: Value): string;
  /** Called 100 ms after the last key (P§9 "filter debounce"); at once when the field is cleared. */
  onApply(value: Value): void;
}

interface AppliedText {
  readonly text: string;
  /** For each change of the field. */
  type(next: string): void;
}

/**
 * Text of a field that applies while the user types. It follows the applied value when that changes elsewhere, as by going back. A value that
 * the field applied itself never replaces what was typed since then, however late it comes.
 */
export function useAppliedText<Value>({ value, parse, format, onApply }: AppliedTextOptions<Value>): AppliedText {
  const [text, setText] = useState(() => format(value));
  const [shownFor, setShownFor] = useState(value);
  /** Applied values that haven't come back yet, oldest first. */
  const [pending, setPending] = useState<readonly Value[]>([]);
  if (shownFor !== value) {
    setShownFor(value);
    const own = pending.lastIndexOf(value);
    setPending(pending.slice(own === -1 ? pending.length : own + 1));
    // Typed text may have blanks that the value lacks.
    if (own === -1 && parse(text) !== value) setText(format(value));
  }
  const apply = useDebouncedCallback((typed: string) => {
    const next = parse(typed);
    if (next !== value) setPending((before) => [...before, next]);
    onApply(next);
  }, limits.filterDebounce);
  return {
    text,
    type(next) {
      setText(next);
      apply(next);
      if (next === '') apply.flush();
    },
  };
}
