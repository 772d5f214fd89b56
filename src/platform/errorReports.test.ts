import { expect, test, vi } from 'vitest';
import { subscribeToErrors, reportError, type ErrorReport } from './errorReports';

test('the first subscriber gets at most two hundred earlier errors, then all until it unsubscribes', () => {
  // Tests share their modules: drains errors of earlier tests.
  subscribeToErrors(() => undefined)();
  for (let number = 0; number < 205; number++) reportError({ kind: 'call', operation: String(number) });
  const hear = vi.fn<(trouble: ErrorReport) => void>();
  const end = subscribeToErrors(hear);
  expect(hear.mock.calls.map(([{ operation }]) => operation)).toEqual(Array.from({ length: 200 }, (_, number) => String(number)));
  reportError({ kind: 'chunk' });
  expect(hear).toHaveBeenLastCalledWith({ kind: 'chunk' });
  end();
  reportError({ kind: 'worker' });
  expect(hear).toHaveBeenCalledTimes(201);
});
