import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetServerTime, stopwatch, takeServerTime } from '#clock/serverClock.ts';
import { messages } from '#i18n/catalogues/de.ts';
import { useCountFacts } from './waitingCounts';

beforeEach(() => {
  // In the morning in Vienna, by the device's clock.
  vi.useFakeTimers({ now: new Date('2026-11-25T07:00:00Z') });
  forgetServerTime();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  forgetServerTime();
});

const German = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="de" messages={messages}>
    {children}
  </IntlProvider>
);

test.each([
  // The server's next morning, whatever the device's day.
  ['a day fast', 'Tue, 24 Nov 2026 18:00:00 GMT', 'seit heute, 18:40, '],
  ['right', 'Wed, 25 Nov 2026 07:00:00 GMT', 'seit gestern, 18:40, '],
  ['a day slow', 'Thu, 26 Nov 2026 07:00:00 GMT', 'seit 24.11.2026, 18:40, '],
])("on a device that is %s the age of a count uses the server's time", (_case, said, age) => {
  takeServerTime(new Headers({ Date: said }), stopwatch());
  const { result } = renderHook(useCountFacts, { wrapper: German });
  const facts = result.current({ tenant: 'AL', customerId: '100', lines: 3, begunAt: Date.parse('2026-11-24T17:40:00Z') });
  expect(facts).toBe(`3 Positionen, ${age}nicht gesendet`);
});
