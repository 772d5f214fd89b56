import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { faults, openFetchBackend } from '../../mocks/fetch.fixture';
import { getListLabelSkusQueryKey, getListLabelSkusQueryOptions } from '../gen/label/list-label-skus';
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

/** Whatever can come in place of the answer to a change of the label list: it is told, and what is shown stays true. */
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

/** Makes a change and waits for what comes of it. */
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
  test.each(faults)('%s: it is told once, nothing is repeated by itself, and the next try does it', async (fault) => {
    await run(addLabelOptions(client, own), '104711');
    await listed();
    backend.current.scenario = `${call}=${fault}`;
    const before = backend.current.callsOf(call as never).length;
    expect(await run(options(), variables)).toBeInstanceOf(Error);
    const tries = Array.isArray(variables) ? variables.length : 1;
    // A token that has run out is renewed, and the call made once more with the new one.
    expect(backend.current.callsOf(call as never).length - before).toBe(fault === '401' ? 2 * tries : tries);
    expect(failures.map((failure) => failure.policy)).toEqual([policy === 'toast' && fault === '401' ? 'silent' : policy]);
    expect(known()).toEqual(['104711']);
    backend.current.scenario = '';
    expect(await run(options(), variables)).not.toBeInstanceOf(Error);
  });
});

test('a product is on the list at once, and off it again', async () => {
  expect(await listed()).toEqual([]);
  void begin(addLabelOptions(client, own), '104711');
  await until(() => known()?.length === 1);
  await until(() => client.isMutating() === 0);
  expect(await listed()).toEqual(['104711']);
  await run(removeLabelOptions(client, own), '104711');
  expect(known()).toEqual([]);
});

test('of many products it is told which could not be added; the others are', async () => {
  const { done, failed } = (await run(addLabelsOptions(client, own), ['104711', 'none', '104712', '104711'])) as LabelChanges;
  expect([done.toSorted(), failed]).toEqual([['104711', '104712'], ['none']]);
  expect((await listed())?.toSorted()).toEqual(['104711', '104712']);
});

test('what is no longer sold is left out and told; when nothing is left, that is said without asking for a PDF', async () => {
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

test('where the check fails, the labels are printed all the same', async () => {
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

  test('come and go, each with a call of its own', async () => {
    await change();
    expect(counts()).toEqual([1, 1, 0]);
  });

  test.each(faults)('%s at a new one: nobody is left out, it is told, and the next try does it', async (fault) => {
    // Who is on the list already is on it.
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
