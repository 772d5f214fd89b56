import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ContentFormFrame } from '../../components/content/ContentFormFrame';
import { ContentFormSent } from '../../components/content/ContentFormSent';
import type { ContentFormFault, SubmissionFailure } from '../../domain/contentForm';
import { useDraftForm, type DraftFormOptions } from '../../kit/field/useDraftForm';
import { paths } from '../../paths';
import { draft } from '../../platform/draft';
import { ownedKey, type TabKey } from '../../platform/tabStorage';
import { submissionFailureOf } from '../../queries/contentForm';
import { captchaTitle, type CaptchaService } from '../../session/captcha';
import { useRuntimeConfig } from '../../session/runtimeConfigContext';
import { useAbortOnUnmount } from './useAbortOnUnmount';
import { useFormSending } from './useFormSending';

/** What one kind of form is made of. */
interface SubmittedFormProps<Values extends FieldValues, Submission> {
  /** What tells it from other forms. */
  name: TabKey;
  /** What it is called, for assistive technology. */
  label: string | undefined;
  /** What comes of it, by which it is thanked for. */
  kind: 'message' | 'interests';
  /** What has to hold before it is sent. */
  rules: DraftFormOptions<Values>['rules'];
  /** The form before anything is entered. */
  empty: Values;
  /** Reads what was kept; what is none of the form stays empty. */
  read(kept: unknown): Values;
  /** What was entered as it is kept; undefined where nothing is. */
  keptOf(values: Values): unknown;
  /** The mutation that sends it, by the key under which it is kept. */
  optionsOf(
    client: QueryClient,
    captcha: CaptchaService,
    key: string,
  ): Parameters<typeof useFormSending<Submission & { readonly gone: AbortSignal }, void>>[0];
  /** What is sent; undefined where nothing was answered. */
  submissionOf(values: Values): Submission | undefined;
  /** The fields that the backend refuses, by the names that it has for them. */
  refusedOf(refused: readonly string[], submission: Submission): readonly FieldPath<Values>[];
  /** The fields. */
  children(form: UseFormReturn<Values, unknown, Values>): ReactNode;
}

/**
 * A form of a content page from the first letter to the thanks: kept for the tab and its user, sent once with a proof that a person sends it,
 * and what went wrong said at the field or above the button (P§3 "Content form", "CRM form").
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
  const kept = draft<Values, unknown>(name, read);
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
          // Where nothing is required, a form as it came would be thanked for.
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
