import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, type RefObject } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { markHalfDays } from './halfDay';

/** What a form is made of, begins with and keeps. */
export interface DraftFormOptions<Values extends FieldValues> {
  /** What has to hold before the form is sent; it also says what the form is made of. */
  rules: $ZodType<Values, Values>;
  /** What stands in the form at first: what was kept, completed by what nobody has entered yet. */
  start: DefaultValues<Values>;
  /** Keeps what was entered, at every change. Where it is kept decides what it outlives: a `draft` a reload and a failure. */
  keep(values: Values): void;
}

/** A form that loses nothing of what was entered. */
export interface DraftForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Values>;
  /** The element round the fields, in which the first error is looked for. */
  readonly fields: RefObject<HTMLFormElement | null>;
  /**
   * Sends the form if its rules hold and no day in it is half typed; if not, the errors are shown and the first of them gets the focus. A second press while they are
   * being judged, which may have to wait for code, or while a promise that `send` returned is open, does nothing.
   */
  submit(send: (values: Values) => unknown): void;
  /** Marks fields that the server refuses with a reason, and gives the first of them the focus. The mark goes with the next change. */
  refuse(names: readonly FieldPath<Values>[], reason: string): void;
}

/** A form judged by rules, kept with every change, whose first error gets the focus when it can't be sent. */
export function useDraftForm<Values extends FieldValues>({ rules, start, keep }: DraftFormOptions<Values>): DraftForm<Values> {
  const fields = useRef<HTMLFormElement>(null);
  const form = useForm<Values, unknown, Values>({ defaultValues: start, resolver: zodResolver(rules), shouldFocusError: false });
  const latest = useRef(keep);
  const seeksError = useRef(false);
  const isSubmitted = useRef(false);
  useEffect(() => {
    latest.current = keep;
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          seeksError.current = false;
          latest.current(values);
        },
      }),
    [subscribe],
  );
  const isMarked = Object.keys(form.formState.errors).length > 0;
  // After each drawing until it is there: the errors are marked first, and what is being sent takes no focus. The order is the page's, which
  // is not always that of the rules.
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
