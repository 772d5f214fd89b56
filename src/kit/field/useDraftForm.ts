import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { markHalfDays } from './halfDay';

/** Schema, initial values and persistence of a form. */
export interface DraftFormOptions<Values extends FieldValues> {
  /** Schema of the form: validates before sending, and defines its fields. */
  rules: $ZodType<Values, Values>;
  /** Initial values: the kept draft, completed by defaults. */
  start: DefaultValues<Values>;
  /** Stores the values at every change. The store decides their lifetime: a `draft` survives a reload and a failure. */
  keep(values: Values): void;
}

/** A form whose input is never lost. */
export interface DraftForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Values>;
  /** The element around the fields, searched for the first error. */
  readonly fields: RefObject<HTMLFormElement | null>;
  /**
   * Sends the form if it is valid and has no incomplete day. Otherwise shows the errors and focuses the first.
   * Ignores a second call while validating (which may load code) or while the promise of `send` is pending.
   */
  submit(send: (values: Values) => unknown): void;
  /** Marks fields that the server refused, with a reason, and focuses the first. The next change removes the mark. */
  refuse(names: readonly FieldPath<Values>[], reason: string): void;
}

/** A validated form that stores each change and focuses its first error if it can't be sent. */
export function useDraftForm<Values extends FieldValues>({ rules, start, keep }: DraftFormOptions<Values>): DraftForm<Values> {
  const fields = useRef<HTMLFormElement>(null);
  const form = useForm<Values, unknown, Values>({ defaultValues: start, resolver: zodResolver(rules), shouldFocusError: false });
  const onChange = useEffectEvent(keep);
  const seeksError = useRef(false);
  const isSubmitted = useRef(false);
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          seeksError.current = false;
          onChange(values);
        },
      }),
    [subscribe],
  );
  const isMarked = Object.keys(form.formState.errors).length > 0;
  // Runs after each render until it succeeds: errors are rendered first, and an inert form takes no focus. The first
  // error is the first in the page, which may differ from the schema's order.
  useEffect(() => {
    if (!isMarked || !seeksError.current) return;
    const first = fields.current?.querySelector<HTMLElement>('[data-invalid] :is(input, a), [aria-invalid="true"]');
    first?.focus();
    if (first && document.activeElement === first) seeksError.current = false;
  });
  const submit = (send: (values: Values) => unknown) => {
    if (isSubmitted.current) return;
    isSubmitted.current = true;
    const halfDay = markHalfDays(fields.current);
    void form
      .handleSubmit(
        (values) => (halfDay ? halfDay.focus() : send(values)),
        () => {
          seeksError.current = true;
        },
      )()
      .finally(() => {
        isSubmitted.current = false;
      });
  };
  const refuse = (names: readonly FieldPath<Values>[], reason: string) => {
    seeksError.current = names.length > 0;
    for (const name of names) form.setError(name, { type: 'server', message: reason });
  };
  return { form, fields, submit, refuse };
}
