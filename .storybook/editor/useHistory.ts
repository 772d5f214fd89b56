import { useState } from 'react';

interface History<Value> {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
  /** Field of the last change; consecutive changes of the same field are one step. */
  readonly field: string | undefined;
}

/** Steps that can be taken back; older ones are forgotten. */
const maxSteps = 200;

/** A value whose changes can be undone and done again. A colour that is dragged along is one step, not a hundred. */
export function useHistory<Value>(start: Value) {
  const [{ past, present, future }, setHistory] = useState<History<Value>>({ past: [], present: start, future: [], field: undefined });
  return {
    present,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change: (next: Value, field?: string) =>
      setHistory((now) => ({
        past: field !== undefined && field === now.field ? now.past : [...now.past, now.present].slice(-maxSteps),
        present: next,
        future: [],
        field,
      })),
    undo: () =>
      setHistory((now) => {
        const previous = now.past.at(-1);
        return previous === undefined
          ? now
          : { past: now.past.slice(0, -1), present: previous, future: [now.present, ...now.future], field: undefined };
      }),
    redo: () =>
      setHistory((now) => {
        const [next, ...rest] = now.future;
        return next === undefined ? now : { past: [...now.past, now.present], present: next, future: rest, field: undefined };
      }),
  };
}
