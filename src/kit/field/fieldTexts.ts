import type { ReactNode } from 'react';

/** What every field of a form has. */
export interface FieldTexts {
  /** What is asked for; it stands above the control. */
  label: ReactNode;
  /** A quiet word about what is meant, or that it may stay empty. */
  hint?: ReactNode;
  /** What is wrong with the value; it is read out, and told with the control. */
  error?: ReactNode;
  /** Something has to be given; the label says so. */
  isRequired?: boolean | undefined;
  /** Nothing can be changed. */
  isDisabled?: boolean | undefined;
}

/** Whether there is something to be said. */
export const isSaid = (text: ReactNode) => text !== undefined && text !== null && text !== false && text !== '';

/** The ids of what describes a control, for its `aria-describedby`; undefined where nothing does. */
export function describedBy(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>, count?: ReactNode): string | undefined {
  return (
    [isSaid(hint) && `${id}-hint`, isSaid(count) && `${id}-count`, isSaid(error) && `${id}-error`].filter(Boolean).join(' ') || undefined
  );
}
