import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { faults, openFetchBackend } from '#mocks/fetch.fixture.ts';
import { getListLabelSkusQueryKey, getListLabelSkusQueryOptions } from '#gen/label/list-label-skus.ts';
import { failures, installBackend, openTab, own, until } from './faults.fixture';
import {
  addLabelOptions,
  addLabelsOptions,
  clearLabelsOptions,
  labelPdfOptions,
  labelPrintMailOptions,
  NothingToPrintError,
  removeLabelOptions,
  removeLabelsOptions,
  type LabelChanges,
  type PrintedLabels,
} from './label';
import { labelRecipientsOptions } from './mailRecipients';
import { profileChangeOptions } from './user';

/** Every fault of a change of the label list: it is reported, and the screen stays true. */
const backend = installBackend(() => openFetchBackend());

let client: QueryClient;
beforeEach(() => {
  ({ client } = openTab());
});
afterEach(() => vi.unstubAllGlobals());

/** Begins a change. */
const begin = (options: unknown, variables?: unknown) =>
  client
    .getMutationCache()
    .build(client, options as MutationOptions<unknown, Error, unknown>)
    .execute(variables);

/** Makes a change and waits for its result. */
async function run<Answer>(options: unknown, variables?: unknown): Promise<Answer | Error> {
  let outcome: Answer | Error | undefined;
  void begin(options, variables).then(
    (answer) => (outcome = (answer ?? 'done') as Answer),
    (error: Error) => (outcome = error),
  );
  await until(() => outcome !== undefined);
  if (outcome === undefined) throw new Error('Nothing came of it');
  return outcome;
}

const listed = async () => {
  let skus: readonly string[] | undefined;
  void client
    .fetchQuery({ ...getListLabelSkusQueryOptions(own.tenant, { customerId: own.customerId }), staleTime: 0 } as never)
    .then((answer: unknown) => (skus = answer as readonly string[]));
  await until(() => skus !== undefined);
  return skus;
};
const known = () => client.getQueryData<string[]>(getListLabelSkusQueryKey(own.tenant, { customerId: own.customerId }));

const print = { amounts: [{ sku: '104711', amount: 2 }], sheet: 'A4_24', start: 1 };
const changes: readonly (readonly [call: string, options: () => unknown, variables: unknown, policy: 'toast' | 'inline'])[] = [
  ['addLabel', () => addLabelOptions(client, own), '104712', 'toast'],
  ['addLabel', () => addLabelsOptions(client, own), ['104712', '104713'], 'toast'],
  ['removeLabel', () => removeLabelOptions(client, own), '104711', 'toast'],
  ['removeLabel', () => removeLabelsOptions(client, own), ['104711'], 'inline'],
  ['clearLabels', () => clearLabelsOptions(client, own), undefined, 'inline'],
  ['generateLabels', () => labelPdfOptions(client, own), print, 'inline'],
  ['sendLabelPrintEmail', () => labelPrintMailOptions(client, own), print, 'inline'],
];

describe.each(changes)('%s %#', (call, options, variables, policy) => {
  test.each(faults)('%s: it is reported once, not repeated automatically, and the next try succeeds', async (fault) => {
    await run(addLabelOptions(client, own), '104711');
    await listed();
    backend.current.scenario = `${call}=${fault}`;
    const before = backend.current.callsOf(call as never).length;
    expect(await run(options(), variables)).toBeInstanceOf(Error);
    const tries = Array.isArray(variables) ? variables.length : 1;
    // An expired token is renewed, and the call repeated with the new one.
    expect(backend.current.callsOf(call as never).length - before).toBe(fault === '401' ? 2 * tries : tries);
    expect(failures.map((failure) => failure.policy)).toEqual([policy === 'toast' && fault === '401' ? 'silent' : policy]);
    expect(known()).toEqual(['104711']);
    backend.current.scenario = '';
    expect(await run(options(), variables)).not.toBeInstanceOf(Error);
  });
});

test('a product is added to the list at once, and removed at once', async () => {
  expect(await listed()).toEqual([]);
  void begin(addLabelOptions(client, own), '104711');
  await until(() => known()?.length === 1);
  await until(() => client.isMutating() === 0);
  expect(await listed()).toEqual(['104711']);
  await run(removeLabelOptions(client, own), '104711');
  expect(known()).toEqual([]);
});

test('products that could not be added are named; the others are added', async () => {
  const { done, failed } = (await run(addLabelsOptions(client, own), ['104711', 'none', '104712', '104711'])) as LabelChanges;
  expect([done.toSorted(), failed]).toEqual([['104711', '104712'], ['none']]);
  expect((await listed())?.toSorted()).toEqual(['104711', '104712']);
});

test('discontinued products are left out and named; if none is left, that is reported without requesting a PDF', async () => {
  await run(addLabelsOptions(client, own), ['104711', '104719']);
  const both = {
    ...print,
    amounts: [
      { sku: '104711', amount: 3 },
      { sku: '104719', amount: 1 },
    ],
  };
  const printed = (await run(labelPdfOptions(client, own), both)) as PrintedLabels;
  expect([printed.files.length, printed.labels, printed.leftOut]).toEqual([1, 3, 1]);
  expect(printed.files[0]?.name).toMatch(/^Etikettenliste erstellt am \d{4}-\d{2}-\d{2}\.pdf$/);
  const calls = backend.current.callsOf('generateLabels').length;
  const nothing = await run(labelPdfOptions(client, own), { ...print, amounts: [{ sku: '104719', amount: 1 }] });
  expect(nothing).toBeInstanceOf(NothingToPrintError);
  expect(backend.current.callsOf('generateLabels')).toHaveLength(calls);
});

test('if the check fails, the labels are printed all the same', async () => {
  backend.current.scenario = 'checkLabelsForInactiveProducts=400';
  expect(await run(labelPdfOptions(client, own), print)).toMatchObject({ labels: 2, leftOut: 0 });
});

const others = { before: ['anna.al@gastro-al.example'], after: ['lager@example.com'] };
const recipients: readonly (readonly [add: string, remove: string, change: () => Promise<unknown>])[] = [
  ['addLabelMail', 'removeLabelMail', () => run(labelRecipientsOptions(client), others)],
  ['addLabelMail', 'removeLabelMail', () => run(profileChangeOptions(client), { data: {}, labelMails: others })],
  ['addOrderMail', 'removeOrderMail', () => run(profileChangeOptions(client), { data: {}, orderMails: others })],
];

describe.each(recipients)('recipients by %s and %s %#', (add, remove, change) => {
  const counts = () => [add, remove, 'updateUserData'].map((call) => backend.current.callsOf(call as never).length);

  test('are added and removed, each with a call of its own', async () => {
    await change();
    expect(counts()).toEqual([1, 1, 0]);
  });

  test.each(faults)('%s for a new one: none is lost, it is reported, and the next try succeeds', async (fault) => {
    // A product that is on the list already counts as added.
    const isDone = fault === '409';
    backend.current.scenario = `${add}=${fault}`;
    expect((await change()) instanceof Error).toBe(!isDone);
    expect(counts()).toEqual([fault === '401' ? 2 : 1, isDone ? 1 : 0, 0]);
    expect(failures.map(({ policy }) => policy)).toEqual(isDone ? [] : ['inline']);
    backend.current.scenario = '';
    expect(await change()).not.toBeInstanceOf(Error);
    expect(await change()).not.toBeInstanceOf(Error);
  });
});
