import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { faults, openFetchBackend, type Fault } from '#mocks/fetch.fixture.ts';
import type { SubmissionFailure } from '#domain/content/contentForm.ts';
import { contentPageOptions } from './contentPage';
import { crmFormSubmissionOptions, formSubmissionOptions, submissionFailureOf } from './contentForm';
import { failures, installBackend, openTab, until } from './faults.fixture';

/** Every fault of a form's submission: the form shows it once, and the next attempt succeeds. */
const backend = installBackend(() => openFetchBackend());

let client: QueryClient;
beforeEach(() => {
  ({ client } = openTab());
});
afterEach(() => vi.unstubAllGlobals());

const captcha = { captchaProvider: 'recaptcha', captchaScriptUrl: '' } as const;
const gone = new AbortController().signal;
const message = {
  gone,
  formId: 'form-1',
  lines: [
    { label: 'Name', values: ['Anna'] },
    { label: 'Nachricht', values: ['Guten Tag'] },
  ],
};
const person = { email: 'anna@example.org', firstName: 'Anna', lastName: 'Huber', interests: [], gone };

async function run(options: unknown, variables: unknown): Promise<'sent' | SubmissionFailure> {
  let outcome: 'sent' | SubmissionFailure | undefined;
  void client
    .getMutationCache()
    .build(client, options as MutationOptions<unknown, Error, unknown>)
    .execute(variables)
    .then(
      () => (outcome = 'sent'),
      (error: Error) => (outcome = submissionFailureOf(error)),
    );
  await until(() => outcome !== undefined);
  if (outcome === undefined) throw new Error('Nothing came of it');
  return outcome;
}

/** Fault of the submission to the failure shown. */
const told: Readonly<Record<Fault, SubmissionFailure>> = {
  400: { kind: 'unknown' },
  401: { kind: 'signIn' },
  403: { kind: 'unknown' },
  404: { kind: 'gone' },
  409: { kind: 'unknown' },
  422: { kind: 'unknown' },
  429: { kind: 'wait', seconds: 2 },
  500: { kind: 'unknown' },
  503: { kind: 'unknown' },
  timeout: { kind: 'unanswered' },
  malformed: { kind: 'unanswered' },
  offline: { kind: 'unanswered' },
};

const submissions = [
  ['submitForm', () => formSubmissionOptions(client, captcha, 'form-1'), message],
  ['submitCrmForm', () => crmFormSubmissionOptions(client, captcha, 'form-1'), person],
] as const;

describe.each(submissions)('%s', (call, options, variables) => {
  test.each(faults)('%s', async (fault) => {
    backend.current.scenario = `${call}=${fault}`;
    expect(await run(options(), variables)).toEqual(told[fault]);
    expect(backend.current.callsOf(call)).toHaveLength(1);
    expect(failures.map(({ policy }) => policy)).toEqual(['inline']);
    backend.current.scenario = '';
    expect(await run(options(), variables)).toBe('sent');
  });

  test.each(faults)('without a site key (%s) nothing is sent, and the next try requests it again', async (fault) => {
    backend.current.scenario = `getFormSiteKey=${fault}`;
    expect(await run(options(), variables)).toEqual({ kind: fault === '401' ? 'signIn' : 'captchaUnreachable' });
    expect(backend.current.callsOf(call)).toHaveLength(0);
    backend.current.scenario = '';
    expect(await run(options(), variables)).toBe('sent');
  });

  test('nothing is sent for a form that is closed while the site key loads', async () => {
    const leaving = new AbortController();
    const outcome = run(options(), { ...variables, gone: leaving.signal });
    leaving.abort();
    expect(await outcome).toEqual({ kind: 'captchaUnreachable' });
    expect(backend.current.callsOf(call)).toHaveLength(0);
  });

  test('a closed form does not wait for a site key that never loads', async () => {
    backend.current.scenario = 'getFormSiteKey=timeout';
    const leaving = new AbortController();
    const start = Date.now();
    const outcome = run(options(), { ...variables, gone: leaving.signal });
    leaving.abort();
    await outcome;
    expect(Date.now() - start).toBeLessThan(1_000);
  });

  test('a refused captcha token is reported as such', async () => {
    backend.current.scenario = 'captchaRefused';
    expect(await run(options(), variables)).toEqual({ kind: 'captchaRefused' });
  });

  test('the site key is requested once', async () => {
    await run(options(), variables);
    await run(options(), variables);
    expect(backend.current.callsOf('getFormSiteKey')).toHaveLength(1);
    expect(backend.current.callsOf(call)).toHaveLength(2);
  });
});

test('refused labels are named', async () => {
  const lines = [{ label: 'Name', values: ['Anna'] }];
  expect(await run(formSubmissionOptions(client, captcha, 'form-1'), { formId: 'form-1', lines, gone })).toEqual({
    kind: 'fields',
    fields: ['Nachricht'],
  });
});

test('a page is cached without the recipients of its forms', async () => {
  let isThere = false;
  void client.fetchQuery(contentPageOptions('neukunde')).then(() => (isThere = true));
  await until(() => isThere);
  const kept = JSON.stringify(client.getQueryData(contentPageOptions('neukunde').queryKey));
  expect(kept).toContain('form-2');
  expect(kept).not.toMatch(/adminContact|receivers|@grosshandel/);
});
