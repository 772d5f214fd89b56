import type { ReactNode } from 'react';

/** Texts and states that every form field has. */
export interface FieldTexts {
  /** Label above the control. */
  label: ReactNode;
  /** Quiet explanation, or that the field is optional. */
  hint?: ReactNode;
  /** Error of the value; read out, and linked to the control. */
  error?: ReactNode;
  /** A value is required; the label says so. */
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

/** True if the text renders anything. */
export const isSaid = (text: ReactNode) => text !== undefined && text !== null && text !== false && text !== '';

/** Ids for the control's `aria-describedby`; undefined if there is no hint, error or count. */
export function describedBy(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>, count?: ReactNode): string | undefined {
  return (
    [isSaid(hint) && `${id}-hint`, isSaid(count) && `${id}-count`, isSaid(error) && `${id}-error`].filter(Boolean).join(' ') || undefined
  );
}
