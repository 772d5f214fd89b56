import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { cookieNames, removeCookies, setCookie, type CookieKey } from './cookies';
import { defaultConfig } from './runtimeConfig';
import { SessionProvider } from './SessionProvider';
import { startSession } from './startSession';
import { useCookie, useSession, useSessionActions } from './useSession';

const token = `e30.${Buffer.from(JSON.stringify({ sub: 'u', realm_access: { roles: ['tenant-AL'] } })).toString('base64url')}.sig`;

afterEach(() => {
  cleanup();
  removeCookies(...(Object.keys(cookieNames) as CookieKey[]));
  vi.restoreAllMocks();
});

const actionRendered = vi.fn<() => void>();

function Who() {
  const { kind, customerId } = useSession();
  return <p>{`${kind} ${customerId}`}</p>;
}

function Choice() {
  const { chooseCustomer } = useSessionActions();
  actionRendered();
  return (
    <button type="button" onClick={() => chooseCustomer('100')}>
      choose
    </button>
  );
}

function Consent() {
  return <p>{`chat ${String(useCookie('consentChat'))}`}</p>;
}

function show() {
  const actions = startSession({
    config: defaultConfig,
    hostname: 'localhost',
    leave: () => undefined,
    onContentUnauthorized: () => undefined,
  });
  render(
    <SessionProvider actions={actions}>
      <Who />
      <Choice />
      <Consent />
    </SessionProvider>,
  );
}

test("the tree follows the session, and action-only consumers don't render again", () => {
  setCookie('token', token);
  actionRendered.mockClear();
  show();
  expect(screen.getByText('choose-customer')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'choose' }));
  expect(screen.getByText('ready 100')).toBeTruthy();
  expect(actionRendered).toHaveBeenCalledTimes(1);
});

test('a sign-out in another tab arrives without a reload', async () => {
  setCookie('token', token);
  setCookie('customer', '100');
  show();
  expect(screen.getByText('ready 100')).toBeTruthy();
  const otherTab = new BroadcastChannel('shop-cookies');
  document.cookie = 'sso-token=; Path=/; Max-Age=0';
  await act(async () => {
    otherTab.postMessage('changed');
    await vi.waitFor(() => expect(screen.getByText('signed-out')).toBeTruthy());
  });
  otherTab.close();
});

test('changes by the server appear when the tab regains the focus', () => {
  show();
  document.cookie = `sso-token=${token}; Path=/`;
  expect(screen.getByText('signed-out')).toBeTruthy();
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
  expect(screen.getByText('choose-customer')).toBeTruthy();
});

test('a single cookie can be subscribed to', () => {
  show();
  expect(screen.getByText('chat undefined')).toBeTruthy();
  act(() => setCookie('consentChat', false));
  expect(screen.getByText('chat false')).toBeTruthy();
});

test.each([
  ['useSession', Who],
  ['useSessionActions', Choice],
])('%s throws outside of the provider', (name, Component) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Component />)).toThrow(`${name} needs a SessionProvider above it`);
});
