import { act, renderHook } from '@testing-library/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { faults, openFetchBackend } from '#mocks/fetch.fixture.ts';
import { unreadIds } from '#domain/customer/notification.ts';
import { useGetNotificationPreferences } from '#gen/notification/get-notification-preferences.ts';
import { failures, installBackend, openTab, own, until } from './faults.fixture';
import { markAllReadOptions, markReadOptions, notificationsOptions, preferenceChangeOptions, usePreferencesWith } from './notification';
import { unreadCountOptions } from './unreadCount';

/** Every fault of marking or of a setting: the screen ends with the server's state, shows the failure, and a retry works. */
const backend = installBackend(() => openFetchBackend());

/** A tab with the list, the count and the preferences on its screen. */
async function openScreen() {
  const { wrapper } = openTab();
  const { result } = renderHook(
    () => {
      const client = useQueryClient();
      const preferences = useGetNotificationPreferences();
      return {
        unread: unreadIds(useQuery(notificationsOptions(own, 0)).data?.items ?? []),
        count: useQuery(unreadCountOptions(own)).data,
        preferences: usePreferencesWith(preferences.data ?? []),
        mark: useMutation(markReadOptions(client)),
        markAll: useMutation(markAllReadOptions(client, own)),
        change: useMutation(preferenceChangeOptions(client)),
      };
    },
    { wrapper },
  );
  await until(() => result.current.unread.length > 0 && result.current.count !== undefined && result.current.preferences.length > 0);
  return result;
}

const channelsOf = (result: Awaited<ReturnType<typeof openScreen>>, typeId: number) =>
  result.current.preferences.find(({ type }) => type.id === typeId)?.channels;

test.each(faults)('one is marked (%s): it is unread again, and the next try marks it', async (fault) => {
  const result = await openScreen();
  expect([result.current.unread, result.current.count]).toEqual([[810, 809], 2]);
  backend.current.scenario = `markNotificationsRead=${fault}`;
  act(() => result.current.mark.mutate([810]));
  await until(() => result.current.mark.isError);
  await until(() => result.current.unread.length === 2);
  expect(result.current.count).toBe(2);
  expect(failures.map(({ policy }) => policy)).toEqual([fault === '401' ? 'silent' : 'toast']);
  backend.current.scenario = '';
  act(() => result.current.mark.mutate([810]));
  await until(() => result.current.mark.isSuccess);
  await until(() => result.current.count === 1);
  expect(result.current.unread).toEqual([809]);
});

test('a late failure does not revert later marks', async () => {
  const result = await openScreen();
  backend.current.scenario = 'markNotificationsRead=timeout';
  let failedAt = Infinity;
  act(() => void result.current.mark.mutateAsync([810]).catch(() => (failedAt = Date.now())));
  await until(() => backend.current.callsOf('markNotificationsRead').length === 1);
  backend.current.scenario = '';
  act(() => result.current.mark.mutate([809]));
  await until(() => result.current.mark.isSuccess);
  await until(() => Date.now() > failedAt + 500);
  await until(() => result.current.count === 1);
  expect(result.current.unread).toEqual([810]);
});

test.each(faults)('all are marked (%s): it is reported, and the next try continues', async (fault) => {
  const result = await openScreen();
  backend.current.scenario = `markNotificationsRead=${fault}`;
  act(() => result.current.markAll.mutate({ typeId: undefined, onProgress: () => undefined }));
  await until(() => result.current.markAll.isError);
  expect(failures.map(({ policy }) => policy)).toEqual([fault === '401' ? 'silent' : 'toast']);
  backend.current.scenario = '';
  act(() => result.current.markAll.mutate({ typeId: undefined, onProgress: () => undefined }));
  await until(() => result.current.markAll.isSuccess);
  expect(result.current.markAll.data).toBe(2);
  await until(() => result.current.count === 0);
  expect(result.current.unread).toEqual([]);
});

test('all of a type are marked, and no others', async () => {
  const result = await openScreen();
  act(() => result.current.markAll.mutate({ typeId: 4, onProgress: () => undefined }));
  await until(() => result.current.count === 1);
  expect(result.current.unread).toEqual([810]);
});

test.each(faults)('a preference is changed (%s): it is reverted, and the next one is stored without it', async (fault) => {
  const result = await openScreen();
  expect(channelsOf(result, 2)).toEqual(['WEBSHOP']);
  backend.current.scenario = `setNotificationPreferences=${fault}`;
  act(() => result.current.change.mutate({ typeId: 2, channel: 'EMAIL', isOn: true }));
  await until(() => result.current.change.isError);
  expect(channelsOf(result, 2)).toEqual(['WEBSHOP']);
  expect(failures.map(({ policy }) => policy)).toEqual(['inline']);
  backend.current.scenario = '';
  act(() => result.current.change.mutate({ typeId: 1, channel: 'EMAIL', isOn: false }));
  await until(() => result.current.change.isSuccess);
  expect([channelsOf(result, 1), channelsOf(result, 2)]).toEqual([['WEBSHOP'], ['WEBSHOP']]);
});

test('two switches pressed in quick succession are both shown at once, and both stored', async () => {
  const result = await openScreen();
  act(() => {
    result.current.change.mutate({ typeId: 4, channel: 'WEBSHOP', isOn: true });
    result.current.change.mutate({ typeId: 4, channel: 'EMAIL', isOn: true });
  });
  await until(() => channelsOf(result, 4)?.length === 2);
  await until(() => result.current.change.isSuccess);
  const bodies = backend.current.callsOf('setNotificationPreferences').map(({ body }) => body ?? '');
  expect(bodies).toHaveLength(2);
  expect(JSON.parse(bodies[1] ?? '')).toContainEqual({ type: { id: 4, name: 'Veranstaltungen' }, channels: ['WEBSHOP', 'EMAIL'] });
});

test('changes on another device meanwhile stay', async () => {
  const result = await openScreen();
  const other = await openScreen();
  act(() => other.current.change.mutate({ typeId: 1, channel: 'EMAIL', isOn: false }));
  await until(() => other.current.change.isSuccess);
  expect(channelsOf(result, 1)).toEqual(['WEBSHOP', 'EMAIL']);
  act(() => result.current.change.mutate({ typeId: 2, channel: 'EMAIL', isOn: true }));
  await until(() => result.current.change.isSuccess);
  expect([channelsOf(result, 1), channelsOf(result, 2)]).toEqual([['WEBSHOP'], ['WEBSHOP', 'EMAIL']]);
});

test('While the answer is awaited, marks and switches show the new state; after a failure both are reverted', async () => {
  const result = await openScreen();
  backend.current.scenario = 'markNotificationsRead=timeout,setNotificationPreferences=timeout';
  act(() => {
    result.current.mark.mutate([810]);
    result.current.change.mutate({ typeId: 2, channel: 'EMAIL', isOn: true });
  });
  await until(() => result.current.unread.length === 1 && channelsOf(result, 2)?.length === 2);
  expect([result.current.unread, result.current.count]).toEqual([[809], 1]);
  await until(() => result.current.mark.isError && result.current.change.isError);
  expect([result.current.unread, result.current.count, channelsOf(result, 2)]).toEqual([[810, 809], 2, ['WEBSHOP']]);
});
