import { placesOf } from '#domain/inventory/labelSheet.ts';
import type { Label, LabelProduct, LabelSheet, Product } from '#gen/models/index.ts';
import { type Call, type CallOf, customerOf, refuse, seesCrossTenantId, userOf } from '../call';
import { fileName } from '../files/fileName';
import type { Handlers } from '../respond';
import { findSkus } from '../catalogue/search';
import { customerKey } from '../state/state';
import { admitted, productOf, productsOf, shopperOf } from '../visitedCatalogue';
import { isPrintable, labelProductOf, labelsOf, labelsToChange } from '../world/labels';
import { profileOf } from '../world/profiles';
import { productOrRefuse, type World } from '../world/world';

/** The products whose shelf labels a customer wants to print, and the labels themselves. */
export function labelHandlers(world: World): Handlers {
  const listOf = (call: Call): readonly Label[] => (call.scenario.emptyLists ? [] : labelsOf(world, customerOf(call)));
  const asLabel = (call: Call, product: Product): LabelProduct => labelProductOf(product, seesCrossTenantId(call));
  const listed = (call: Call): Product[] =>
    productsOf(
      world.visitOf(call),
      listOf(call).map(({ sku }) => sku),
      true,
    );
  const existing = (call: CallOf<'addLabel'>): string =>
    productOrRefuse(world.visitOf(call), call.params.sku, true, () => refuse(call, 'notFound', { field: 'sku' })).sku;

  function add(call: Call, skus: readonly string[]): Label[] {
    const list = labelsToChange(world, customerOf(call));
    const known = new Set(list.map(({ sku }) => sku));
    list.push(...skus.filter((sku) => !known.has(sku)).map((sku) => ({ sku, addedAt: world.now().toISOString() })));
    return list;
  }
  /** The labels to print in a body: unknown products are refused, unsold ones omitted; 422 if none is left. */
  function printed(call: CallOf<'generateLabels'>): readonly { readonly product: Product; readonly amount: number }[] {
    const visit = world.visitOf(call);
    const wanted = call.body
      .map(({ sku, amount }, place) => {
        const product = productOf(visit, sku, true);
        if (!product) throw refuse(call, 'unknownProduct', { field: `$[${place}].sku`, values: { sku } });
        return { product, amount };
      })
      .filter(({ product }) => isPrintable(product));
    if (wanted.length === 0) throw refuse(call, 'nothingToPrint', { field: '$' });
    return wanted;
  }
  /** The sheet, and where on it the first label goes. */
  function sheetOf(call: CallOf<'generateLabels'>): { readonly sheet: LabelSheet; readonly start: number } {
    const { sheet, start } = call.query;
    if (start > placesOf(sheet)) throw refuse(call, 'unprocessable', { field: 'start' });
    return { sheet, start };
  }
  return {
    addAllEssencesToLabels: (call) => {
      const filter = call.body;
      const { essential = 'SHOWN_ONLY' } = filter;
      const visit = world.visitOf(call);
      const request = { filter: { ...filter, essential: essential === 'IGNORE' ? ('ALL' as const) : essential } };
      return add(call, findSkus(visit.tenant, admitted(visit, request), shopperOf(visit))).map(({ sku }) => sku);
    },
    addLabel: (call) => {
      const sku = existing(call);
      return add(call, [sku]).find((label) => label.sku === sku) ?? { sku };
    },
    getLabel: (call) => {
      const found = listOf(call).find(({ sku }) => sku === call.params.sku);
      if (!found) throw refuse(call, 'notFound', { field: 'sku' });
      return found;
    },
    removeLabel: (call) => {
      const list = labelsToChange(world, customerOf(call));
      const place = list.findIndex(({ sku }) => sku === call.params.sku);
      if (place >= 0) list.splice(place, 1);
    },
    clearLabels: (call) => {
      const { tenant, customerId } = customerOf(call);
      world.state().labels[customerKey(tenant, customerId)] = [];
    },
    checkLabelsForInactiveProducts: (call) => {
      const inactiveProducts = listed(call)
        .filter((product) => !isPrintable(product))
        .map((product) => asLabel(call, product));
      return { hasInactiveProducts: inactiveProducts.length > 0, inactiveProducts };
    },
    sendLabelPrintEmail: (call) => {
      sheetOf(call);
      printed(call);
      if ((profileOf(world, userOf(call)).labelmails ?? []).length === 0) throw refuse(call, 'noLabelRecipients');
    },
    generateLabels: async (call) => {
      const place = sheetOf(call);
      const labels = printed(call).map(({ product, amount }) => ({ product: asLabel(call, product), amount }));
      const { tenant, seesPrices } = world.visitOf(call);
      const { labelSheetPdf } = await import('../files/labelSheet');
      return {
        name: fileName('labels', call.language, { date: world.today() }),
        file: await labelSheetPdf({ tenant, language: call.language, now: world.now(), ...place, labels, showsPrices: seesPrices }),
      };
    },
    listLabelSkus: (call) => listOf(call).map(({ sku }) => sku),
    listLabelProducts: (call) => listed(call).map((product) => asLabel(call, product)),
  };
}
