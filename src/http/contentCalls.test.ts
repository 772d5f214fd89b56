// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi, type Mock } from 'vitest';
import { getCmsPreview } from '#gen/cms/get-cms-preview.ts';
import { getFormSiteKey } from '#gen/cms/get-form-site-key.ts';
import { getHeader } from '#gen/cms/get-header.ts';
import { submitCrmForm } from '#gen/cms/submit-crm-form.ts';
import { submitForm } from '#gen/cms/submit-form.ts';
import { reportSearch } from '#gen/klevu/search-analytics/report-search.ts';
import { configureHttp, type HttpPorts } from './ports';

const preview = () => getCmsPreview({ fullSlug: 'flyers', languageCode: 'de' });
const form = () => submitForm({ captchaToken: 'p', formId: 'form-1', lines: [] });
const interests = () => submitCrmForm({ captchaToken: 'p', email: 'a@example.org', firstName: 'A', lastName: 'B', interests: [] });
const report = () => reportSearch({ term: 'a', totalResults: 1, typeOfQuery: 'AND' });

let fetchStub: Mock<typeof fetch>;
let ports: Pick<HttpPorts, 'fetchToken' | 'onSignedOut' | 'onContentUnauthorized'>;

beforeEach(() => {
  fetchStub = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetchStub);
  ports = {
    fetchToken: vi.fn<HttpPorts['fetchToken']>(async () => 'T2'),
    onSignedOut: vi.fn<HttpPorts['onSignedOut']>(),
    onContentUnauthorized: vi.fn<HttpPorts['onContentUnauthorized']>(),
  };
  configureHttp({ ...ports, token: () => 'T1', csrfToken: () => 'C1', language: () => 'de', storeToken: () => undefined });
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a content call answered with 401 is announced', getHeader, 401, 1],
  ['a preview keeps its 401', preview, 401, 0],
  ['a form keeps its 401, and its input', form, 401, 0],
  ['an interest form keeps its 401', interests, 401, 0],
  ['the key of a captcha keeps its 401', getFormSiteKey, 401, 0],
  ['a search report answered with 401 is not announced', report, 401, 0],
  ['a content call answered with 403 is not announced', getHeader, 403, 0],
  ['a content call answered with 500 is not announced', getHeader, 500, 0],
])('%s; it is never refreshed or repeated', async (_case, call, status, announced) => {
  fetchStub.mockImplementation(async () => new Response(null, { status }));
  await expect(call()).rejects.toMatchObject({ name: 'ResponseError', status });
  expect(ports.onContentUnauthorized).toHaveBeenCalledTimes(announced);
  expect(ports.fetchToken).not.toHaveBeenCalled();
  expect(ports.onSignedOut).not.toHaveBeenCalled();
  expect(fetchStub).toHaveBeenCalledTimes(1);
});

test('the options of a call stay within the transport', async () => {
  fetchStub.mockImplementation(async () => new Response(null, { status: 401 }));
  await preview().catch(() => undefined);
  expect(Object.keys(fetchStub.mock.calls[0]?.[1] ?? {}).toSorted()).toEqual(['credentials', 'headers', 'method', 'signal']);
});
