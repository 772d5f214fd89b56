import type {
  OrderTemplate,
  OrderTemplateDetail,
  OrderTemplateSortField,
  PreviousOrderTemplateItem,
  Product,
  RemovedOrderTemplateProduct,
  UserSummary,
} from '#gen/models/index.ts';
import { decimal, moneyText } from '#domain/price/money.ts';
import { personName } from '#domain/template/orderTemplate.ts';
import { salePrice } from '#domain/price/price.ts';
import type { TenantCode } from '#domain/customer/tenant.ts';
import { type Call, type CallOf, customerOf, refuse, seesCrossTenantId, userOf } from '../call';
import { fileName } from '../files/fileName';
import type { Handlers } from '../respond';
import { groupByCategory } from '../catalogue/categoryGroups';
import { unitAfter } from '../catalogue/packs';
import { printedPictureSvg } from '../catalogue/pictures';
import { demoUserNamed, demoUserWithId, type DemoUser } from '../demoUsers';
import type { TemplateLine } from '../files/productLists';
import type { Language } from '../language';
import { compareTexts, pageOf, signOf } from '../paging';
import { productOf, productsOf } from '../visitedCatalogue';
import {
  newTemplate,
  removeTemplateItem,
  rewordTemplate,
  setTemplateItem,
  type TemplateChange,
  type TemplateWords,
} from '../state/orderTemplates';
import type { TemplateItemState, TemplateState } from '../state/state';
import { makeOrderItem } from '../world/orderLines';
import { templatesOf, templatesToChange, type TemplateSource } from '../world/orderTemplates';
import { profileOf } from '../world/profiles';
import type { World } from '../world/world';
import { containsWords } from '#domain/text/typedText.ts';

const sortTexts: Readonly<Record<OrderTemplateSortField, (template: TemplateState) => string>> = {
  name: ({ name }) => name,
  creationTime: ({ createdAt }) => createdAt,
  lastEditedTime: ({ editedAt }) => editedAt,
};

/** A line of a template as it is printed. */
function lineOf(
  product: Product,
  item: TemplateItemState | undefined,
  {
    tenant,
    showImages,
    showsCrossTenantId,
    language,
  }: { readonly tenant: TenantCode; readonly showImages: boolean; readonly showsCrossTenantId: boolean; readonly language: Language },
): TemplateLine {
  const { amount, unit } = item ?? { amount: 1, unit: '' };
  const {
    displayedProductId,
    priceString,
    ratio = 1,
    mostAccurateRowTotalString: sum,
  } = makeOrderItem({
    product,
    amount,
    unitAbbreviation: unit,
    fairDiscountFactor: undefined,
    showsCrossTenantId,
    alternativeDeliveryDate: undefined,
  });
  return {
    number: displayedProductId ?? product.sku,
    name: product.name,
    amount,
    unit: unitAfter(amount, unit, language),
    sum,
    price: priceString === undefined ? undefined : moneyText(salePrice(decimal(priceString), ratio)),
    picture: showImages ? printedPictureSvg(tenant, product.sku) : undefined,
  };
}

/** True if an item of a template still has the editor's known state; without one it isn't checked (contract: `previous`). */
function isAsSeen(item: TemplateItemState | undefined, seen: PreviousOrderTemplateItem | undefined): boolean {
  if (!seen) return true;
  return seen.amount === 0 ? item === undefined : item?.amount === seen.amount && item.unit === seen.unit;
}

/**
 * Order templates of a customer: each user sees their own and those shared with them, and may change the content of both. Name, notes,
 * sharing and deleting are reserved to the creator.
 */
export function orderTemplateHandlers(world: World): Handlers {
  const sourceOf = (call: Call): TemplateSource => ({
    assortmentOf: world.assortmentOf,
    productsOf: (skus) => productsOf(world.visitOf(call), skus, true),
  });
  const changeOf = (call: Call): TemplateChange => ({ userId: userOf(call).userId, now: world.now() });
  const isSeenBy = ({ createdBy, sharedWith }: TemplateState, { userId }: Pick<DemoUser, 'userId'>) =>
    createdBy === userId || sharedWith.includes(userId);

  function seen(call: Call): TemplateState[] {
    if (call.scenario.emptyLists) return [];
    return templatesOf(world.state(), customerOf(call), sourceOf(call)).filter((template) => isSeenBy(template, userOf(call)));
  }
  function toRead(call: CallOf<'getOrderTemplate'>): TemplateState {
    const template = seen(call).find(({ id }) => id === call.params.orderTemplateId);
    if (!template) throw refuse(call, 'notFound', { field: 'orderTemplateId' });
    return template;
  }
  function toChange(call: CallOf<'getOrderTemplate'>): TemplateState {
    const list = templatesToChange(world.state(), customerOf(call), sourceOf(call));
    const template = list.find((candidate) => candidate.id === call.params.orderTemplateId && isSeenBy(candidate, userOf(call)));
    if (!template) throw refuse(call, 'notFound', { field: 'orderTemplateId' });
    return template;
  }
  function personOf(userId: string): UserSummary {
    const user = demoUserWithId(userId);
    return user ? profileOf(world, user) : { userId, username: userId };
  }

  function answer(call: Call, template: TemplateState): OrderTemplate {
    const { id, name, comment, priceList, createdAt, editedAt, createdBy, editedBy, sharedWith, isShareable, items } = template;
    return {
      id,
      customerId: customerOf(call).customerId,
      creationTime: createdAt,
      lastEditedTime: editedAt,
      createdBy: personOf(createdBy),
      lastEditedBy: personOf(editedBy),
      sharedWith: sharedWith.map((userId) => personOf(userId).username),
      name,
      ...(comment !== undefined && { comment }),
      ...(priceList !== undefined && { priceList }),
      orderTemplateItems: items.map(({ sku, amount, unit, addedAt }) => ({ productSku: sku, amount, unit, addedAt })),
      shareable: isShareable && createdBy === userOf(call).userId,
    };
  }

  /** Removes products that are no longer sold, and reports them (P§4 removed products). */
  function takeOutUnsold(call: CallOf<'getOrderTemplate'>, template: TemplateState): RemovedOrderTemplateProduct[] {
    const visit = world.visitOf(call);
    const gone = template.items.filter(({ sku }) => !productOf(visit, sku, false));
    if (gone.length === 0) return [];
    const kept = toChange(call);
    kept.items = kept.items.filter(({ sku }) => !gone.some((item) => item.sku === sku));
    return gone.map(({ sku }) => {
      const product = productOf(visit, sku, true);
      return {
        sku,
        name: product?.name ?? sku,
        ...(product?.crossTenantProductId !== undefined && { crossTenantProductId: product.crossTenantProductId }),
        ...(product?.thumbnailUrl !== undefined && { thumbnailUrl: product.thumbnailUrl }),
      };
    });
  }
  function answerDetails(call: CallOf<'getOrderTemplateDetails'>): OrderTemplateDetail {
    const removedProducts = takeOutUnsold(call, toRead(call));
    const template = toRead(call);
    return {
      ...answer(call, template),
      createdByUserName: personName(personOf(template.createdBy)),
      lastEditedByUserName: personName(personOf(template.editedBy)),
      sharedWith: template.sharedWith.map(personOf).map((person) => ({
        userId: person.userId,
        username: person.username,
        displayedName: personName(person),
        ...(person.email !== undefined && { email: person.email }),
        ...(person.locale !== undefined && { locale: person.locale }),
      })),
      removedProducts,
    };
  }

  /** Name, notes and price list of a body; a name of spaces alone is none. */
  function wordsOf(call: CallOf<'createOrderTemplate'>): TemplateWords {
    const { name, customerId, previous: _previous, ...rest } = call.body;
    if (name.trim() === '') throw refuse(call, 'invalidField', { field: '$.name' });
    if (customerId !== customerOf(call).customerId) throw refuse(call, 'invalidField', { field: '$.customerId' });
    return { name: name.trim(), ...rest };
  }
  /** The colleague in the plain-text body; users of other tenants are unknown. */
  function colleagueOf(call: CallOf<'shareOrderTemplate'>): DemoUser {
    const userName = call.body.trim();
    const user = demoUserNamed(userName);
    if (user?.tenant !== userOf(call).tenant) throw refuse(call, 'userNotFound', { values: { user: userName } });
    return user;
  }
  return {
    createOrderTemplate: (call) => {
      const words = wordsOf(call);
      const state = world.state();
      const template = newTemplate(`template-${state.nextNumber}`, words, changeOf(call));
      state.nextNumber += 1;
      templatesToChange(state, customerOf(call), sourceOf(call)).push(template);
      return answer(call, template);
    },
    listOrderTemplates: (call) =>
      seen(call)
        .sort((one, other) => compareTexts(one.name, other.name))
        .map((template) => answer(call, template)),
    searchOrderTemplates: (call) => {
      const { query = '', page: number, size, sortBy = 'lastEditedTime', sortDirection = 'DESC' } = call.query;
      const found = seen(call).filter(({ name, comment = '' }) => containsWords(`${name} ${comment}`, query));
      const sign = signOf(sortDirection);
      found.sort((one, other) => sign * compareTexts(sortTexts[sortBy](one), sortTexts[sortBy](other)) || compareTexts(one.id, other.id));
      const { page, entries } = pageOf(found, number, size);
      return { page, orderTemplates: entries.map((template) => answer(call, template)) };
    },
    getOrderTemplate: (call) => answer(call, toRead(call)),
    getOrderTemplateDetails: answerDetails,
    updateOrderTemplate: (call) => {
      const template = toChange(call);
      if (template.createdBy !== userOf(call).userId) throw refuse(call, 'notPermitted');
      const { previous } = call.body;
      if (previous && (previous.name !== template.name || (previous.comment ?? '') !== (template.comment ?? ''))) {
        throw refuse(call, 'conflict', { field: '$.previous' });
      }
      rewordTemplate(template, wordsOf(call), changeOf(call));
      return answer(call, template);
    },
    deleteOrderTemplate: (call) => {
      const template = toChange(call);
      if (template.createdBy !== userOf(call).userId) throw refuse(call, 'notPermitted');
      const list = templatesToChange(world.state(), customerOf(call), sourceOf(call));
      list.splice(list.indexOf(template), 1);
    },
    setOrderTemplateItem: (call) => {
      const template = toChange(call);
      const { productSku, amount, unit, previous } = call.body;
      const held = template.items.find(({ sku }) => sku === productSku);
      if (!isAsSeen(held, previous)) throw refuse(call, 'conflict', { field: '$.previous' });
      // An amount below the minimum is kept: it is flagged, and adding all to the cart leaves it out (P§5 minimum quantity).
      const product = productOf(world.visitOf(call), productSku, false);
      if (!product) throw refuse(call, 'unknownProduct', { field: '$.productSku', values: { sku: productSku } });
      if (!product.units.some(({ abbreviation, isVisible }) => isVisible && abbreviation === unit)) {
        throw refuse(call, 'unknownUnit', { field: '$.unit', values: { unit } });
      }
      setTemplateItem(template, { sku: productSku, amount, unit }, changeOf(call));
    },
    removeOrderTemplateItem: (call) => {
      const { productSku } = call.body;
      if (!removeTemplateItem(toChange(call), productSku, changeOf(call))) throw refuse(call, 'notFound', { field: '$.productSku' });
    },
    getOrderTemplatePdf: async (call) => {
      const { name, comment, items } = toRead(call);
      const { showImages } = call.query;
      const visit = world.visitOf(call);
      const lines = new Map(items.map((item) => [item.sku, item]));
      const groups = groupByCategory(productsOf(visit, [...lines.keys()], true)).map(({ category, products }) => ({
        heading: category.name,
        lines: products.map((product) =>
          lineOf(product, lines.get(product.sku), {
            tenant: visit.tenant,
            showImages,
            showsCrossTenantId: seesCrossTenantId(call),
            language: call.language,
          }),
        ),
      }));
      const { orderTemplatePdf } = await import('../files/productLists');
      return {
        name: fileName('template', call.language, { name }),
        file: await orderTemplatePdf({
          tenant: visit.tenant,
          language: call.language,
          now: world.now(),
          customerName: customerOf(call).displayName,
          showsPrices: visit.seesPrices,
          name,
          comment,
          groups,
          hasPictures: showImages,
        }),
      };
    },
    shareOrderTemplate: (call) => {
      const template = toChange(call);
      if (!template.isShareable || template.createdBy !== userOf(call).userId) throw refuse(call, 'notPermitted');
      const { userId, userName } = colleagueOf(call);
      if (isSeenBy(template, { userId })) throw refuse(call, 'alreadyExists', { values: { value: userName } });
      template.sharedWith = [...template.sharedWith, userId];
    },
    unshareOrderTemplate: (call) => {
      const template = toChange(call);
      const { userId } = colleagueOf(call);
      // The maker takes anybody out, a participant only themselves.
      if (template.createdBy !== userOf(call).userId && userId !== userOf(call).userId) throw refuse(call, 'notPermitted');
      if (!template.sharedWith.includes(userId)) throw refuse(call, 'notFound');
      template.sharedWith = template.sharedWith.filter((participant) => participant !== userId);
    },
  };
}
