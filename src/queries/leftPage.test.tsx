import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { openFetchBackend } from '#mocks/fetch.fixture.ts';
import { essenceChangeOptions } from './essenceChange';
import { installBackend, openTab, own, until } from './faults.fixture';
import { addLabelOptions, removeLabelOptions } from './label';
import { markReadOptions } from './notification';

/** A change that the screen shows as done is not lost if the page is left before the answer. */
const backend = installBackend(() => openFetchBackend());

const changes: readonly (readonly [string, (client: QueryClient) => unknown, unknown])[] = [
  ['addLabel', (client) => addLabelOptions(client, own), '104711'],
  ['removeLabel', (client) => removeLabelOptions(client, own), '104711'],
  ['setEssenceVisibility', (client) => essenceChangeOptions(client, own), { sku: '104711', isShown: false }],
  ['markNotificationsRead', markReadOptions, [1]],
];

test.each(changes)('%s survives leaving the page', async (_operation, options, variables) => {
  const { client } = openTab();
  const sent = vi.fn<typeof fetch>(backend.current.fetch as typeof fetch);
  vi.stubGlobal('fetch', sent);
  const mutation = client.getMutationCache().build(client, options(client) as MutationOptions<unknown, Error, unknown>);
  mutation.execute(variables).catch(() => undefined);
  await until(() => mutation.state.status !== 'pending');
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
});
