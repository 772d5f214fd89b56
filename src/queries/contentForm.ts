import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { SubmissionFailure } from '#domain/content/contentForm.ts';
import { getGetFormSiteKeyQueryOptions } from '#gen/cms/get-form-site-key.ts';
import { getSubmitCrmFormMutationKey, submitCrmForm } from '#gen/cms/submit-crm-form.ts';
import { getSubmitFormMutationKey, submitForm } from '#gen/cms/submit-form.ts';
import type { CrmFormSubmission, FormSubmission } from '#gen/models/index.ts';
import { FetchError, ResponseError } from '#http/errors.ts';
import { CaptchaError, captchaToken, type CaptchaService } from '#session/captcha.ts';

/** The key by which the captcha's provider knows the shop. */
export const formSiteKeyOptions = () => queryOptions({ ...getGetFormSiteKeyQueryOptions() });

/** A submission without its proof, with the signal that cancels it. */
type Sending<Submission> = Omit<Submission, 'captchaToken'> & {
  /** Aborted when the form has left the screen: an unsent submission is then cancelled. */
  readonly gone: AbortSignal;
};

/**
 * A proof for one submission that a person makes it.
 *
 * @throws CaptchaError when there is none to be had; nothing was submitted then
 */
function proofOf(client: QueryClient, captcha: CaptchaService, gone: AbortSignal): Promise<string> {
  const proof = client.fetchQuery(formSiteKeyOptions()).then(
    ({ siteKey }) => captchaToken(siteKey, captcha, gone),
    (error: unknown) => {
      throw new CaptchaError(error);
    },
  );
  // It ends at once with the form, so that the form, opened again, doesn't wait for a cancelled submission.
  return Promise.race([proof, untilGone(gone)]);
}

function untilGone(gone: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = () => reject(new CaptchaError(gone.reason));
    if (gone.aborted) end();
    gone.addEventListener('abort', end, { once: true });
  });
}

/**
 * Submits a form of the editors with a proof of its own; the form shows an error.
 *
 * @param form identifies the form
 */
export const formSubmissionOptions = (client: QueryClient, captcha: CaptchaService, form: string) =>
  mutationOptions({
    mutationKey: [...getSubmitFormMutationKey(), form] as const,
    mutationFn: async ({ gone, ...submission }: Sending<FormSubmission>) =>
      submitForm({ ...submission, captchaToken: await proofOf(client, captcha, gone) }),
  });

/**
 * Submits an interest form with a proof of its own; the form shows an error.
 *
 * @param form identifies the form
 */
export const crmFormSubmissionOptions = (client: QueryClient, captcha: CaptchaService, form: string) =>
  mutationOptions({
    mutationKey: [...getSubmitCrmFormMutationKey(), form] as const,
    mutationFn: async ({ gone, ...submission }: Sending<CrmFormSubmission>) =>
      submitCrmForm({ ...submission, captchaToken: await proofOf(client, captcha, gone) }),
  });

/** The reason why a form was not sent, by the call's error. */
export function submissionFailureOf(error: Error): SubmissionFailure {
  const { cause } = error;
  const answer = error instanceof CaptchaError ? cause : error;
  if (answer instanceof ResponseError && answer.status === 401) return { kind: 'signIn' };
  if (error instanceof CaptchaError) return { kind: error.isUnfinished ? 'captchaUnfinished' : 'captchaUnreachable' };
  if (error instanceof FetchError) return { kind: 'unanswered' };
  if (!(error instanceof ResponseError)) return { kind: 'unknown' };
  if (error.status === 429) return { kind: 'wait', seconds: error.retryAfter };
  if (error.status === 404) return { kind: 'gone' };
  // A successful answer that can't be read confirms that the form arrived, but not its result.
  if (error.status < 400) return { kind: 'unanswered' };
  if (error.status !== 400 && error.status !== 422) return { kind: 'unknown' };
  const { field, errors = [] } = error.problem ?? {};
  const fields = [...new Set([...(field === undefined ? [] : [field]), ...errors.map((entry) => entry.field)])];
  if (fields.some((name) => /^(\$\.)?captchaToken$/.test(name))) return { kind: 'captchaRefused' };
  return fields.length > 0 ? { kind: 'fields', fields } : { kind: 'unknown' };
}
