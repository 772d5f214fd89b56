import type { Address, Inventory, InventoryGroup, InventoryItem } from '#gen/models/index.ts';
import { dayOfMoment } from '#domain/text/calendar.ts';
import { type CallOf, customerOf, refuse, tenantOf, userOf } from '../call';
import { fileName } from '../files/fileName';
import type { Handlers } from '../respond';
import { pageOf, signOf } from '../paging';
import type { InventoryRecord } from '../state/inventories';
import { productOf } from '../visitedCatalogue';
import { findCustomer, type CustomerRecord } from '../world/customers';
import { customerIdOfInventory, inventoriesOf, inventoriesToChange, inventoryId, locationOf, recordOf } from '../world/inventories';
import { purchasePrice } from '../world/purchasePrices';
import type { World } from '../world/world';

/** The inventories of a page by the place that was counted, in the order in which the places come first. */
function byPlace(inventories: readonly Inventory[]): InventoryGroup[] {
  const groups = new Map<string, InventoryGroup>();
  for (const inventory of inventories) {
    const { inventoryLocation, externalAddressId } = inventory;
    const key = externalAddressId ?? '';
    const group = groups.get(key) ?? {
      ...(inventoryLocation !== undefined && { inventoryLocation }),
      ...(externalAddressId !== undefined && { externalAddressId }),
      inventories: [],
    };
    groups.set(key, { ...group, inventories: [...group.inventories, inventory] });
  }
  return [...groups.values()];
}

/** Stock-takings: each belongs to the tenant and customer that it was made for. */
export function inventoryHandlers(world: World): Handlers {
  const allOf = (customer: CustomerRecord) => inventoriesOf(world.state(), customer, (who, count) => world.assortmentOf(who, count));
  const kept = (customer: CustomerRecord) =>
    allOf(customer)
      .filter(({ isDeleted }) => !isDeleted)
      .map(({ record }) => record);

  /** The page of a customer's inventories that a call asks for, deleted ones or others. */
  function page(call: CallOf<'listGroupedInventories'>, isDeleted: boolean) {
    const { sortDirection = 'DESC', pageNumber, pageSize } = call.query;
    const sign = signOf(sortDirection);
    const found = (call.scenario.emptyLists ? [] : allOf(customerOf(call)))
      .filter((entry) => entry.isDeleted === isDeleted)
      .map(({ record }) => record.inventory);
    found.sort((one, other) => sign * (one.createdAt < other.createdAt ? -1 : Number(one.createdAt > other.createdAt)));
    return pageOf(found, pageNumber, pageSize);
  }
  /** The inventory in the path, which doesn't name its customer: 404 if it doesn't exist, 403 if it is another user's. */
  function named(call: CallOf<'getInventoryDetails'>): {
    readonly customer: CustomerRecord;
    readonly record: InventoryRecord;
    readonly isDeleted: boolean;
  } {
    const { inventoryId: id } = call.params;
    const customer = findCustomer(tenantOf(call), customerIdOfInventory(id) ?? '');
    const found = customer && allOf(customer).find(({ record }) => record.inventory.id === id);
    if (!customer || !found) throw refuse(call, 'notFound', { field: 'inventoryId' });
    if (!userOf(call).customerIds.includes(customer.customerId)) throw refuse(call, 'foreignCustomer', { field: 'inventoryId' });
    return { customer, ...found };
  }
  /** Deletes or recovers. */
  function mark(call: CallOf<'deleteInventory'>, willBeDeleted: boolean): void {
    const { customer, record, isDeleted } = named(call);
    if (customer.isDisabled) throw refuse(call, 'disabledCustomer', { field: 'inventoryId' });
    if (isDeleted === willBeDeleted)
      throw willBeDeleted ? refuse(call, 'notFound', { field: 'inventoryId' }) : refuse(call, 'conflict', { field: 'inventoryId' });
    inventoriesToChange(world.state(), customer).deleted[record.inventory.id] = willBeDeleted;
  }

  /** The address that was counted, if one is named, after it and the unloading area were found to exist. */
  function addressOf(call: CallOf<'createInventory'>): Address | undefined {
    const { externalAddressId, unloadingArea } = call.body;
    const { deliveryAddresses } = customerOf(call);
    const address = deliveryAddresses.find(({ externalId }) => externalId === externalAddressId);
    if (externalAddressId !== undefined && !address) throw refuse(call, 'unknownAddress', { field: '$.externalAddressId' });
    const areas = (address ? [address] : deliveryAddresses).flatMap(({ unloadingAreas = [] }) => unloadingAreas);
    if (unloadingArea !== undefined && !areas.includes(unloadingArea))
      throw refuse(call, 'unknownUnloadingArea', { field: '$.unloadingArea' });
    return address;
  }
  function countedItems(call: CallOf<'createInventory'>): Omit<InventoryItem, 'id'>[] {
    const visit = world.visitOf(call);
    return call.body.inventoryItems.map(({ productSku, capturedQuantity, capturedUnit }, place) => {
      const product = productOf(visit, productSku, true);
      if (!product) throw refuse(call, 'unknownProduct', { field: `$.inventoryItems[${place}].productSku`, values: { sku: productSku } });
      const unit = product.units.find(({ abbreviation }) => abbreviation === capturedUnit);
      if (!unit) throw refuse(call, 'unknownUnit', { field: `$.inventoryItems[${place}].capturedUnit`, values: { unit: capturedUnit } });
      return {
        productSku,
        capturedQuantity,
        capturedUnit,
        unitRatio: unit.ratio,
        ...(product.categoryId !== undefined && { categoryId: product.categoryId }),
        productName: product.name,
      };
    });
  }
  /** The inventories that an export is made of: the chosen ones, else those of the days. */
  function chosen(call: CallOf<'getInventoriesExcel'>): InventoryRecord[] {
    const { inventoryIds, fromDate, toDate } = call.query;
    const records = kept(customerOf(call));
    if (inventoryIds && inventoryIds.length > 0) {
      return inventoryIds.map((id) => {
        const found = records.find(({ inventory }) => inventory.id === id);
        if (!found) throw refuse(call, 'notFound', { field: 'inventoryIds' });
        return found;
      });
    }
    if (fromDate !== undefined && toDate !== undefined && fromDate > toDate) throw refuse(call, 'invalidField', { field: 'toDate' });
    return records.filter(({ inventory: { createdAt } }) => {
      const day = dayOfMoment(new Date(createdAt));
      return (fromDate === undefined || day >= fromDate) && (toDate === undefined || day <= toDate);
    });
  }
  return {
    createInventory: (call) => {
      const { body } = call;
      const { nonWebshopInventoryItems = [], comment, unloadingArea } = body;
      if (body.inventoryItems.length + nonWebshopInventoryItems.length === 0)
        throw refuse(call, 'emptyInventory', { field: '$.inventoryItems' });
      const nameless = nonWebshopInventoryItems.findIndex(({ productName }) => productName.trim() === '');
      if (nameless >= 0) throw refuse(call, 'invalidField', { field: `$.nonWebshopInventoryItems[${nameless}].productName` });
      const address = addressOf(call);
      const items = countedItems(call);
      const customer = customerOf(call);
      const state = world.state();
      const record = recordOf(
        {
          id: inventoryId(customer, `n${state.nextNumber}`),
          customerId: customer.customerId,
          tenant: customer.tenant,
          createdBy: userOf(call).userName,
          createdAt: world.now().toISOString(),
          ...(address && { inventoryLocation: locationOf(address), externalAddressId: address.externalId }),
          ...(comment !== undefined && { comment }),
          ...(unloadingArea !== undefined && { unloadingArea }),
          source: 'WEB',
        },
        items,
        nonWebshopInventoryItems,
      );
      state.nextNumber += 1;
      inventoriesToChange(state, customer).recorded.push(record);
      return record.inventory;
    },
    deleteInventory: (call) => mark(call, true),
    recoverInventory: (call) => mark(call, false),
    listDeletedInventories: (call) => {
      const found = page(call, true);
      return { page: found.page, inventories: found.entries };
    },
    listGroupedInventories: (call) => {
      const found = page(call, false);
      return { page: found.page, inventories: byPlace(found.entries) };
    },
    getInventoryDetails: (call) => {
      const { items, nonWebshopItems } = named(call).record;
      return { items, nonWebshopItems };
    },
    getInventoriesExcel: async (call) => {
      const { generationMode: mode, groupByArticleChecked: isGrouped } = call.query;
      const records = chosen(call);
      const visit = world.visitOf(call);
      const orders = world.ordersOf(customerOf(call));
      const { inventoryWorkbook } = await import('../files/inventoryWorkbook');
      return {
        name: fileName('inventories', call.language, { date: world.today() }),
        file: await inventoryWorkbook({
          language: call.language,
          records,
          mode,
          isGrouped,
          showsPrices: visit.seesPrices,
          priceOf: (sku) => purchasePrice(orders, sku, mode),
          baseUnitOf: (sku) => productOf(visit, sku, true)?.units.find(({ isStorageUnit }) => isStorageUnit)?.abbreviation,
        }),
      };
    },
  };
}
