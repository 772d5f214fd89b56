import type { CompanionOrder, CompanionOrderItem, CompanionRemovedProduct, OrderRejectionReason } from '#gen/models/index.ts';
import { requestedDeliveryOf } from '#domain/order/companionOrder.ts';
import { isBelowMinimum } from '#domain/product/quantity.ts';
import { customerOf, refuse, type Call } from '../call';
import type { Handlers } from '../respond';
import { productOf } from '../visitedCatalogue';
import { setLines } from '../state/carts';
import { customerKey } from '../state/state';
import { openCompanionOrdersOf } from '../world/companionOrders';
import type { World } from '../world/world';
import { answerCart, cartToChange, changeOf, openCart, type OpenCart } from './cartLines';

/** Result of a line: added, reported as not sold, or omitted because its amount is too small. */
function judge(
  { visit }: OpenCart,
  { productSku, amount, unitAbbreviation }: CompanionOrderItem,
): 'in' | 'tooLittle' | OrderRejectionReason {
  const product = productOf(visit, productSku, true);
  if (!product) return 'REMOVED_FROM_INVENTORY';
  const { status } = product.shopAvailability;
  if (status !== 'ACTIVE') return status;
  const unit = product.units.find(({ abbreviation, isVisible }) => isVisible && abbreviation === unitAbbreviation);
  if (!unit) return 'UNIT_NOT_SOLD';
  return isBelowMinimum(amount, unit.ratio, product.minSaleQuantity) ? 'tooLittle' : 'in';
}

/** Orders begun in the companion app: open until they are imported or discarded, by anybody. */
export function companionOrderHandlers(world: World): Handlers {
  function allOf(call: Call): readonly CompanionOrder[] {
    return openCompanionOrdersOf(customerOf(call), world.state().seededOn, world.assortmentOf);
  }
  function doneOf(call: Call): Record<string, 'imported' | 'discarded'> {
    const { tenant, customerId } = customerOf(call);
    return (world.state().companionOrders[customerKey(tenant, customerId)] ??= {});
  }
  /** The open order of an id; undefined for one that is done or never was. */
  function openOrder(call: Call, id: string): CompanionOrder | undefined {
    return doneOf(call)[id] === undefined ? allOf(call).find((order) => order.id === id) : undefined;
  }
  return {
    listCompanionOrders: (call) => {
      if (call.scenario.emptyLists) return [];
      const done = world.state().companionOrders[customerKey(customerOf(call).tenant, customerOf(call).customerId)] ?? {};
      const visit = world.visitOf(call);
      return allOf(call)
        .filter(({ id }) => done[id] === undefined)
        .map((order) => ({
          ...order,
          items: order.items.map((item) => ({
            ...item,
            name: productOf(visit, item.productSku, true)?.name ?? item.name ?? item.productSku,
          })),
        }));
    },
    deleteCompanionOrder: (call) => {
      const { companionOrderId: id } = call.params;
      if (!openOrder(call, id)) throw refuse(call, 'notFound', { field: 'companionOrderId' });
      doneOf(call)[id] = 'discarded';
    },
    importCompanionOrder: (call) => {
      const { companionOrderId: id } = call.params;
      const order = openOrder(call, id);
      if (!order) throw refuse(call, doneOf(call)[id] === 'imported' ? 'conflict' : 'notFound', { field: 'companionOrderId' });
      const cart = openCart(world, call, undefined);
      const lines: CompanionOrderItem[] = [];
      const removedProducts: CompanionRemovedProduct[] = [];
      for (const item of order.items) {
        const verdict = judge(cart, item);
        if (verdict === 'in') lines.push(item);
        else if (verdict !== 'tooLittle')
          removedProducts.push({ sku: item.productSku, ...(item.name !== undefined && { name: item.name }), reason: verdict });
      }
      setLines(
        cartToChange(world, cart),
        lines.map(({ productSku, amount, unitAbbreviation }) => ({ sku: productSku, amount, unitAbbreviation })),
        changeOf(world, cart),
      );
      doneOf(call)[id] = 'imported';
      const { isAddressGone, isAreaGone } = requestedDeliveryOf(order, customerOf(call).deliveryAddresses);
      return { cart: answerCart(world, cart), removedProducts, deliveryAddressGone: isAddressGone, unloadingAreaGone: isAreaGone };
    },
  };
}
