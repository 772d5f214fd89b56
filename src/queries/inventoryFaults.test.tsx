import { MutationObserver } from '@tanstack/react-query';
import { beforeAll, describe, expect, test } from 'vitest';
import { faults, openFetchBackend, type Fault } from '#mocks/fetch.fixture.ts';
import { inventoryListRules } from '#domain/inventory/inventory.ts';
import type { TemplateTarget } from '#domain/template/templateTargetForm.ts';
import type { Inventory, OrderTemplate } from '#gen/models/index.ts';
import { failures, installBackend, openTab, own, until } from './faults.fixture';
import { deletedInventoriesOptions, foundInventoryOptions, inventoryDeletionOptions, inventoryRecoveryOptions } from './inventory';
import { orderTemplatesOptions } from './orderTemplateList';
import { TemplateIncompleteError, templateFillingOptions, type FilledTemplate } from './templateFilling';

/** Every fault of a change of inventories. */
const backend = installBackend(() => openFetchBackend());

const inventoryId = 'inventory-100-5';
const deletedId = 'inventory-100-1';
const state = { sort: inventoryListRules.defaultSort, filters: {}, page: 0 };

// Fetched when it is first needed, for which no clock of a test waits.
beforeAll(() => import('#gen/order-template/list-order-templates.ts'));

type Tab = ReturnType<typeof openTab>['client'];

async function settled<Answer>(promise: Promise<Answer>): Promise<Answer | Error> {
  let outcome: { readonly value: Answer | Error } | undefined;
  void promise.then(
    (value) => (outcome = { value }),
    (error: unknown) => (outcome = { value: error as Error }),
  );
  await until(() => outcome !== undefined);
  if (!outcome) throw new Error('It never settled');
  return outcome.value;
}

async function inventory(client: Tab, id: string): Promise<Inventory & { isDeleted: boolean }> {
  const found = await settled(client.fetchQuery({ ...foundInventoryOptions(own, id), staleTime: 0 }));
  if (!found || found instanceof Error) throw new Error(`There is no ${id}`);
  return { ...found.inventory, isDeleted: found.isDeleted };
}

/** True if the fault means that the inventory already is in the requested state. */
const isDone = (fault: Fault, as: Fault) => fault === as;

describe('deleting an inventory', () => {
  test.each(faults)('%s: it is sent once, the inventory stays, and the next try deletes it', async (fault) => {
    const { client } = openTab();
    const wanted = await inventory(client, inventoryId);
    const deletion = new MutationObserver(client, inventoryDeletionOptions(own));
    backend.current.scenario = `deleteInventory=${fault}`;
    const outcome = await settled(deletion.mutate(wanted));
    expect(outcome instanceof Error).toBe(!isDone(fault, '404'));
    expect(backend.current.callsOf('deleteInventory')).toHaveLength(fault === '401' ? 2 : 1);
    expect(failures.map(({ policy }) => policy)).toEqual(isDone(fault, '404') ? [] : ['inline']);
    backend.current.scenario = '';
    expect((await inventory(client, inventoryId)).isDeleted).toBe(false);
    expect(await settled(deletion.mutate(wanted))).toBeUndefined();
    expect((await inventory(client, inventoryId)).isDeleted).toBe(true);
  });
});

describe('recovering an inventory', () => {
  test.each(faults)('%s: it is reported, the inventory stays deleted, and the next try recovers it', async (fault) => {
    const { client } = openTab();
    const wanted = await inventory(client, deletedId);
    const recovery = new MutationObserver(client, inventoryRecoveryOptions(own));
    backend.current.scenario = `recoverInventory=${fault}`;
    const outcome = await settled(recovery.mutate(wanted));
    expect(outcome instanceof Error).toBe(!isDone(fault, '409'));
    // A session that has ended leads to the login instead of to a message.
    expect(failures.map(({ policy }) => policy)).toEqual(isDone(fault, '409') ? [] : [fault === '401' ? 'silent' : 'toast']);
    backend.current.scenario = '';
    expect((await inventory(client, deletedId)).isDeleted).toBe(true);
    expect(await settled(recovery.mutate(wanted))).toBeUndefined();
    const left = await settled(client.fetchQuery({ ...deletedInventoriesOptions(own, state), staleTime: 0 } as never));
    expect(JSON.stringify(left)).not.toContain(`"${deletedId}"`);
  });
});

describe('adding products to a template', () => {
  const items = ['104711', '104712', '104713'].map((productSku) => ({ productSku, amount: 2, unit: 'KG' }));

  function fill(client: Tab, target: TemplateTarget, wanted = items) {
    const filling = new MutationObserver(client, templateFillingOptions(client, own));
    return settled(filling.mutate({ target, items: wanted, onProgress: () => undefined }));
  }

  async function skusIn(client: Tab, name: string): Promise<readonly string[] | undefined> {
    const templates = await settled(client.fetchQuery({ ...orderTemplatesOptions(own), staleTime: 0 }));
    return (templates as readonly OrderTemplate[]).find((one) => one.name === name)?.orderTemplateItems.map(({ productSku }) => productSku);
  }

  test.each(faults)('%s, when creating a new one: nothing is added, and the next try does all', async (fault) => {
    const { client } = openTab();
    backend.current.scenario = `createOrderTemplate=${fault}`;
    expect(await fill(client, { kind: 'new', name: 'Kühlhaus' })).toBeInstanceOf(Error);
    expect(backend.current.callsOf('setOrderTemplateItem')).toHaveLength(0);
    expect(failures).toMatchObject([{ policy: fault === '401' ? 'silent' : 'toast' }]);
    backend.current.scenario = '';
    const filled = (await fill(client, { kind: 'new', name: 'Kühlhaus' })) as FilledTemplate;
    expect(await skusIn(client, 'Kühlhaus')).toEqual(filled.added.map(({ productSku }) => productSku));
    expect([...filled.added, ...filled.refused]).toHaveLength(3);
    expect(filled.added).not.toEqual([]);
  });

  test.each(faults)('%s, for the products: failed ones are named, and can be retried', async (fault) => {
    const { client } = openTab();
    backend.current.scenario = `setOrderTemplateItem=${fault}`;
    const outcome = await fill(client, { kind: 'new', name: 'Kühlhaus' });
    // Only a fault of one product alone lets the others be tried, and is no use to try again.
    const isOfOne = ['404', '409', '422'].includes(fault);
    expect(outcome instanceof TemplateIncompleteError).toBe(!isOfOne);
    expect(failures.map(({ policy }) => policy)).toEqual(isOfOne ? [] : ['toast']);
    const first = outcome instanceof TemplateIncompleteError ? outcome.filled : (outcome as FilledTemplate);
    expect(first).toMatchObject({ added: [], refused: isOfOne ? items : [], failed: isOfOne ? [] : items });
    expect(backend.current.callsOf('setOrderTemplateItem')).toHaveLength(fault === '401' ? 2 : isOfOne ? 3 : 1);
    backend.current.scenario = '';
    const second = (await fill(client, { kind: 'existing', templateId: first.templateId }, items)) as FilledTemplate;
    expect(second.templateId).toBe(first.templateId);
    expect(await skusIn(client, 'Kühlhaus')).toEqual(second.added.map(({ productSku }) => productSku));
  });
});
