import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { faults, openFetchBackend } from '#mocks/fetch.fixture.ts';
import { departures, failures, installBackend, logins, openTab, until } from './faults.fixture';
import { reportTokenOptions, toolsOptions } from './outsideServices';

/** The one user who may see the report. */
const backend = installBackend(() => openFetchBackend('david.al'));

test.each(faults)("the report's token (%s): it fails in time and in its place, and the retry succeeds", async (fault) => {
  const { client } = openTab();
  backend.current.scenario = `createEmbeddedAnalyticsToken=${fault}`;
  const observer = new QueryObserver(client, reportTokenOptions());
  const stop = observer.subscribe(() => undefined);
  const result = () => observer.getCurrentResult();
  expect(await until(() => result().isError)).toBeLessThanOrEqual(31_000);
  expect(failures).toMatchObject([{ policy: 'inline', error: result().error }]);
  expect([logins, departures].map(({ mock }) => mock.calls)).toEqual([[], []]);
  backend.current.scenario = '';
  void observer.refetch();
  await until(() => result().isSuccess);
  expect(result().data?.token).toMatch(/^[\w-]+\.[\w-]+\./);
  stop();
});

test('a refused list of services leads no user away from their screen', async () => {
  const { client } = openTab();
  backend.current.scenario = 'getTools=401';
  const observer = new QueryObserver(client, toolsOptions('AL'));
  const stop = observer.subscribe(() => undefined);
  await until(() => observer.getCurrentResult().isError);
  expect([logins, departures].map(({ mock }) => mock.calls)).toEqual([[], []]);
  stop();
});
