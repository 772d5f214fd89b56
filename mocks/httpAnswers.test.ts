import { expect, test } from 'vitest';
import { answerOverHttp } from './httpAnswers';
import { openWorlds } from './worlds';

const origin = 'http://al.localhost:9092';

function open() {
  const worlds = openWorlds({ isStrict: true });
  return (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
    answerOverHttp(worlds, new Request(origin + path, init));
}

const form = (userName: string) => ({
  method: 'POST',
  body: new URLSearchParams({ userName }).toString(),
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' } as Record<string, string>,
});

/** The cookies that an answer sets, as a browser would send them back. */
function jarOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

const tokenIn = (jar: string) => /sso-token=([^;]+)/.exec(jar)?.[1] ?? '';

test("the sign-on page works without scripts and lists the host's tenant first", async () => {
  const response = await open()('/auth/login?redirect=%2Fcheckout', { headers: { Host: 'zu.localhost:9092' } });
  const html = await response.text();
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(html).not.toContain('<script');
  expect(html.indexOf('value="anna.zu"')).toBeLessThan(html.indexOf('value="anna.al"'));
  expect(html).toContain('action="/auth/login?redirect=%2Fcheckout"');
});

test('signing on sets the cookies and redirects into the shop', async () => {
  const ask = open();
  const response = await ask('/auth/login?redirect=%2Fmy%2Forders%3Fpage%3D1', form('anna.al'));
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/my/orders?page=1']);
  const cookies = response.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['sso-token', 'JSESSIONID', 'XSRF-TOKEN', 'tenant', 'available-locales']);
  expect(cookies.every((cookie) => /; Path=\/; SameSite=Strict/.test(cookie))).toBe(true);
  expect(cookies.filter((cookie) => cookie.endsWith('HttpOnly')).map((cookie) => cookie.split('=')[0])).toEqual(['JSESSIONID']);
  const jar = jarOf(response);
  const user = await ask('/v1/user/getCurrentUser', { headers: { Cookie: jar, Authorization: `Bearer ${tokenIn(jar)}` } });
  expect(await user.json()).toMatchObject({ username: 'anna.al' });
  expect((await ask('/v1/my/token', { headers: { Cookie: jar } })).status).toBe(200);
});

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)', '/auth/logout', ''])(
  'after signing on the redirect to %j is not followed',
  async (redirect) => {
    const response = await open()(`/auth/login?redirect=${encodeURIComponent(redirect)}`, form('anna.al'));
    expect(response.headers.get('Location')).toBe('/auth/redirect');
  },
);

test('an unknown name is shown as text', async () => {
  const response = await open()('/auth/login', form('<b>nobody</b>'));
  expect(response.status).toBe(401);
  expect(await response.text()).toContain('There is no demo user “&lt;b&gt;nobody&lt;/b&gt;”.');
});

test('signing on as another user drops a customer of the previous user', async () => {
  const ask = open();
  const kept = (customer: string) =>
    ask('/auth/login', { ...form('ben.al'), headers: { ...form('ben.al').headers, Cookie: `customer=${customer}` } });
  expect((await kept('100')).headers.getSetCookie().some((cookie) => cookie.startsWith('customer=;'))).toBe(true);
  expect((await kept('200')).headers.getSetCookie().some((cookie) => cookie.startsWith('customer='))).toBe(false);
});

test('signing in again ends only the expired-session setting of a cookie', async () => {
  const ask = open();
  const { headers: own, ...rest } = form('ben.al');
  const told = async (scenario: string) =>
    (await ask('/auth/login', { ...rest, headers: { ...own, Cookie: `mock-scenario=${scenario}` } })).headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('mock-scenario='))
      ?.split(';')[0];
  expect(await told('expiredSession')).toBe('mock-scenario=');
  expect(await told(encodeURIComponent('expiredSession,latency=20'))).toBe(`mock-scenario=${encodeURIComponent('latency=20')}`);
  expect(await told('latency=20')).toBeUndefined();
});

test('held calls are released by name, or all of them without a name', async () => {
  const ask = open();
  const post = (body: string) => ask('/mock/release', { method: 'POST', body });
  const held = { headers: { 'x-mock-scenario': 'all=held' } };
  const header = ask('/v1/cms/header', held);
  const unknown = await post('getHeader,getHeadr');
  expect([unknown.status, await unknown.json()]).toEqual([
    422,
    expect.objectContaining({ message: expect.stringContaining('„getHeadr“') }),
  ]);
  expect((await post('getHeader, getCart')).status).toBe(204);
  expect((await header).status).toBe(200);
  const footer = ask('/v1/cms/footer', held);
  expect((await post('')).status).toBe(204);
  expect((await footer).status).toBe(200);
});

test('a world starts its clock at its first call and keeps it', async () => {
  const ask = open();
  const hour = 3_600_000;
  const momentIn = async (headers: Record<string, string>) =>
    (new Date((await ask('/v1/cms/header', { headers })).headers.get('Date') ?? '').getTime() - Date.now()) / hour;
  expect(await momentIn({ 'x-mock-world': 'ahead', 'x-mock-clock': String(5 * hour) })).toBeCloseTo(5, 1);
  expect(await momentIn({ Cookie: 'mock-world=ahead; mock-clock=0' })).toBeCloseTo(5, 1);
  expect(await momentIn({ Cookie: `mock-world=behind; mock-clock=${-3 * hour}` })).toBeCloseTo(-3, 1);
  expect(await momentIn({ 'x-mock-world': 'odd', 'x-mock-clock': 'soon' })).toBeCloseTo(0, 1);
  // The world that everybody shares has the machine's.
  expect(await momentIn({ 'x-mock-clock': String(5 * hour) })).toBeCloseTo(0, 1);
});

test("a picture has no Date of the world, which would mislead the browser's cache", async () => {
  const headers = { 'x-mock-world': 'ahead', 'x-mock-clock': '18000000' };
  expect((await open()('/media/content/markt.svg', { headers })).headers.has('Date')).toBe(false);
});

test('signing out ends the session, and the next refusal removes its cookie', async () => {
  const ask = open();
  const jar = jarOf(await ask('/auth/login', form('anna.al')));
  const response = await ask('/auth/logout', { headers: { Cookie: jar } });
  expect([
    response.status,
    response.headers.get('Location'),
    response.headers.getSetCookie().every((cookie) => cookie.includes('Max-Age=0')),
  ]).toEqual([302, '/', true]);
  const refusal = await ask('/v1/my/token', { headers: { Cookie: jar } });
  expect([refusal.status, refusal.headers.getSetCookie()]).toEqual([401, ['JSESSIONID=; Path=/; SameSite=Strict; Max-Age=0; HttpOnly']]);
});

test('the first answer to a visitor sets the CSRF token and the locales', async () => {
  const ask = open();
  const jar = jarOf(await ask('/v1/cms/header'));
  expect(jar).toMatch(/^XSRF-TOKEN=[0-9a-f]{32}; available-locales=de-AT%2Cen-GB%2Cit-IT$/);
  // A browser that asks several things at once gets the same token with each answer.
  expect(jarOf(await ask('/v1/cms/footer'))).toBe(jar);
  expect((await ask('/v1/cms/header', { headers: { Cookie: jar } })).headers.getSetCookie()).toEqual([]);
  const post = { method: 'POST', body: '{"fullSlug":"flyers"}' };
  const type = { 'Content-Type': 'application/json' };
  expect((await ask('/v1/cms/dynpage', { ...post, headers: { ...type, Cookie: jar } })).status).toBe(403);
  expect(
    (await ask('/v1/cms/dynpage', { ...post, headers: { ...type, Cookie: jar, 'X-XSRF-TOKEN': /XSRF-TOKEN=(\w+)/.exec(jar)?.[1] ?? '' } }))
      .status,
  ).toBe(200);
});

test('worlds are isolated from each other', async () => {
  const ask = open();
  const inWorld = async (world: string) => {
    const jar = `${jarOf(await ask('/auth/login', { ...form('anna.al'), headers: { ...form('').headers, 'x-mock-world': world } }))}; mock-world=${world}`;
    return (path: string, init: RequestInit = {}) =>
      ask(path, { ...init, headers: { 'Content-Type': 'application/json', Cookie: jar, Authorization: `Bearer ${tokenIn(jar)}` } });
  };
  const [one, other] = [await inWorld('one'), await inWorld('other')];
  const cart = '/v1/t/AL/my/shopping-cart/100';
  await one(cart, { method: 'PUT', body: JSON.stringify({ sku: '104711', amount: 1, unitAbbreviation: 'KG' }) });
  const lines = async (ask2: typeof one) => (await (await ask2(cart)).json()).items.length;
  expect([await lines(one), await lines(other)]).toEqual([1, 0]);
  await one('/mock/reset', { method: 'POST' });
  expect(await lines(one)).toBe(0);
});

test('the scenario can be set and read', async () => {
  const ask = open();
  expect((await ask('/mock/scenario', { method: 'POST', body: 'getHeader=503' })).status).toBe(204);
  expect(await (await ask('/mock/health')).json()).toEqual({ status: 'up', scenario: 'getHeader=503' });
  expect((await ask('/v1/cms/header')).status).toBe(503);
  expect((await ask('/mock/reset')).status).toBe(405);
  expect((await ask('/mock/nothing')).status).toBe(404);
});

test('an address that names a user signs on directly; an unknown name gets the page', async () => {
  const ask = open();
  const response = await ask('/auth/login?user=anna.al&redirect=%2Fcheckout');
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/checkout']);
  expect(tokenIn(jarOf(response))).not.toBe('');
  const unknown = await ask('/auth/login?user=nobody');
  expect([unknown.status, unknown.headers.getSetCookie()]).toEqual([401, []]);
});
