import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { SubmissionFailure } from '../domain/contentForm';
import { getGetFormSiteKeyQueryOptions } from '../gen/cms/get-form-site-key';
import { getSubmitCrmFormMutationKey, submitCrmForm } from '../gen/cms/submit-crm-form';
import { getSubmitFormMutationKey, submitForm } from '../gen/cms/submit-form';
import type { CrmFormSubmission, FormSubmission } from '../gen/models';
import { FetchError, ResponseError } from '../http/errors';
import { CaptchaError, captchaToken, type CaptchaService } from '../session/captcha';

/** The key by which the captcha's provider knows the shop. */
export const formSiteKeyOptions = () => queryOptions({ ...getGetFormSiteKeyQueryOptions() });

/** What is sent with a proof, and until when it is wanted. */
type Sending<Submission> = Omit<Submission, 'captchaToken'> & {
  /** Told when the form has gone from the screen: what was not sent by then is not sent any more. */
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
  // It ends at once when the form goes, so that the form, opened again, doesn't wait for what will not be sent.
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
 * Submits a form of the editors with a proof of its own; the form says when that fails.
 *
 * @param form what tells the form from others
 */
export const formSubmissionOptions = (client: QueryClient, captcha: CaptchaService, form: string) =>
  mutationOptions({
    mutationKey: [...getSubmitFormMutationKey(), form] as const,
    mutationFn: async ({ gone, ...submission }: Sending<FormSubmission>) =>
      submitForm({ ...submission, captchaToken: await proofOf(client, captcha, gone) }),
  });

/**
 * Submits an interest form with a proof of its own; the form says when that fails.
 *
 * @param form what tells the form from others
 */
export const crmFormSubmissionOptions = (client: QueryClient, captcha: CaptchaService, form: string) =>
  mutationOptions({
    mutationKey: [...getSubmitCrmFormMutationKey(), form] as const,
    mutationFn: async ({ gone, ...submission }: Sending<CrmFormSubmission>) =>
      submitCrmForm({ ...submission, captchaToken: await proofOf(client, captcha, gone) }),
  });

/** Why a form was not sent, as far as the call tells. */
export function submissionFailureOf(error: Error): SubmissionFailure {
  const { cause } = error;
  const answer = error instanceof CaptchaError ? cause : error;
  if (answer instanceof ResponseError && answer.status === 401) return { kind: 'signIn' };
  if (error instanceof CaptchaError) return { kind: error.isUnfinished ? 'captchaUnfinished' : 'captchaUnreachable' };
  if (error instanceof FetchError) return { kind: 'unanswered' };
  if (!(error instanceof ResponseError)) return { kind: 'unknown' };
  if (error.status === 429) return { kind: 'wait', seconds: error.retryAfter };
  if (error.status === 404) return { kind: 'gone' };
  // An answer that is fine and can't be read says that it has arrived, but not what became of it.
  if (error.status < 400) return { kind: 'unanswered' };
  if (error.status !== 400 && error.status !== 422) return { kind: 'unknown' };
  const { field, errors = [] } = error.problem ?? {};
  const fields = [...new Set([...(field === undefined ? [] : [field]), ...errors.map((entry) => entry.field)])];
  if (fields.some((name) => /^(\$\.)?captchaToken$/.test(name))) return { kind: 'captchaRefused' };
  return fields.length > 0 ? { kind: 'fields', fields } : { kind: 'unknown' };
}
