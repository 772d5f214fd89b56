import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ContentFormFrame } from '#components/content/ContentFormFrame.tsx';
import { ContentFormSent } from '#components/content/ContentFormSent.tsx';
import type { ContentFormFault, SubmissionFailure } from '#domain/content/contentForm.ts';
import { useDraftForm, type DraftFormOptions } from '#kit/field/useDraftForm.ts';
import { paths } from '#paths.ts';
import { tabValue } from '#platform/stored.ts';
import { ownedKey, type TabKey } from '#platform/storedNames.ts';
import { submissionFailureOf } from '#queries/contentForm.ts';
import { captchaTitle, type CaptchaService } from '#session/captcha.ts';
import { useRuntimeConfig } from '#session/runtimeConfigContext.ts';
import { useAbortOnUnmount } from './useAbortOnUnmount';
import { useFormSending } from './useFormSending';

/** Definition of a kind of form. */
interface SubmittedFormProps<Values extends FieldValues, Submission> {
  /** Key that identifies the form. */
  name: TabKey;
  /** Accessible name. */
  label: string | undefined;
  /** Kind of result, which selects the thank-you text. */
  kind: 'message' | 'interests';
  /** Schema that validates the form. */
  rules: DraftFormOptions<Values>['rules'];
  /** Initial values. */
  empty: Values;
  /** Parses stored values; invalid ones are replaced by empty ones. */
  read(kept: unknown): Values;
  /** Values to store; undefined to store nothing. */
  keptOf(values: Values): unknown;
  /** The mutation that sends the form, under its key. */
  optionsOf(
    client: QueryClient,
    captcha: CaptchaService,
    key: string,
  ): Parameters<typeof useFormSending<Submission & { readonly gone: AbortSignal }, void>>[0];
  /** Data to send; undefined if nothing was answered. */
  submissionOf(values: Values): Submission | undefined;
  /** Fields that the backend refused, mapped from its names. */
  refusedOf(refused: readonly string[], submission: Submission): readonly FieldPath<Values>[];
  /** The fields. */
  children(form: UseFormReturn<Values, unknown, Values>): ReactNode;
}

/**
 * A form of a content page, from input to confirmation. Input is stored for the tab and its user; the form is sent
 * once, with a captcha. Errors are shown at their field or above the button (P§3 "Content form", "CRM form").
 */
export function SubmittedForm<Values extends FieldValues, Submission>({
  name,
  label,
  kind,
  rules,
  empty,
  read,
  keptOf,
  optionsOf,
  submissionOf,
  refusedOf,
  children,
}: SubmittedFormProps<Values, Submission>) {
  const kept = tabValue<Values, unknown>(name, read);
  const gone = useAbortOnUnmount();
  const captcha = useRuntimeConfig();
  const client = useQueryClient();
  const [start] = useState(() => kept.read());
  const { form, fields, submit, refuse } = useDraftForm<Values>({
    rules,
    start: start as DefaultValues<Values>,
    keep: (values) => {
      setEmpty(false);
      kept.keep(keptOf(values));
    },
  });
  const [isAgain, setAgain] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const { isPending, isSuccess, error, reset, send } = useFormSending(optionsOf(client, captcha, ownedKey(name)), kept.forget);
  const failure: SubmissionFailure | undefined = isEmpty ? { kind: 'empty' } : error ? submissionFailureOf(error) : undefined;
  if (isSuccess)
    return (
      <ContentFormSent
        kind={kind}
        onAgain={() => {
          setAgain(true);
          form.reset(empty);
          reset();
        }}
      />
    );
  return (
    <ContentFormFrame
      ref={fields}
      label={label}
      captcha={captchaTitle(captcha)}
      privacyHref={paths.privacy()}
      isSending={isPending}
      takesFocus={isAgain}
      failure={failure}
      error={error}
      onSubmit={() =>
        submit((values) => {
          const submission = submissionOf(values);
          // If nothing is required, an empty form would be accepted.
          setEmpty(submission === undefined);
          if (submission === undefined) return reset();
          return send({ ...submission, gone: gone() }, (reason) => {
            const refused = submissionFailureOf(reason);
            if (refused.kind === 'fields')
              refuse(refusedOf(refused.fields, submission), 'contentForm.fault.refused' satisfies ContentFormFault);
          });
        })
      }
    >
      {children(form)}
    </ContentFormFrame>
  );
}
