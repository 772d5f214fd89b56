import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { faults, openFetchBackend } from '../../mocks/fetch.fixture';
import { failures, installBackend, logins, openTab, until } from './faults.fixture';
import { reportTokenOptions } from './outsideServices';

/** The one user who may see the report. */
const backend = installBackend(() => openFetchBackend('david.al'));

test.each(faults)('the token of the report (%s): it fails in time and in its place, and the retry brings it', async (fault) => {
  const { client } = openTab();
  backend.current.scenario = `createEmbeddedAnalyticsToken=${fault}`;
  const observer = new QueryObserver(client, reportTokenOptions());
  const stop = observer.subscribe(() => undefined);
  const result = () => observer.getCurrentResult();
  expect(await until(() => result().isError)).toBeLessThanOrEqual(31_000);
  expect(failures).toMatchObject([{ policy: 'inline', error: result().error }]);
  expect(logins).not.toHaveBeenCalled();
  backend.current.scenario = '';
  void observer.refetch();
  await until(() => result().isSuccess);
  expect(result().data?.token).toMatch(/^[\w-]+\.[\w-]+\./);
  stop();
});
