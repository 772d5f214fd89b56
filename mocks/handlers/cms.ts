import type { Page, Promotion } from '#gen/models/index.ts';
import { categoryFor } from '../catalogue/categoryTree';
import { cookieNames } from '../cookieNames';
import { languageOf } from '../language';
import { refuse, type Call } from '../call';
import { trackingServicesOf } from '../trackingServices';
import type { Handlers } from '../respond';
import { pageOf } from '../paging';
import { makeToken } from '../token';
import { productsOf, search, type Visit } from '../visitedCatalogue';
import { jobsOf } from '../world/content/jobs';
import { pagesOf, startPageOf, type ContentPage } from '../world/content/pages';
import { contactPageOf, personalContactOf } from '../world/content/people';
import { isAbout, isOfCategory, promotionsOf } from '../world/content/promotions';
import { customFooterOf, footerOf, headerOf, type Site } from '../world/content/site';
import { findCustomer } from '../world/customers';
import type { World } from '../world/world';

/** Content of the tenant's site and the configuration of third-party tools. */
export function cmsHandlers(world: World): Handlers {
  const siteOf = (call: Call): Site => ({ tenant: call.tenant, language: call.language, today: world.today() });

  /** A page that was found, if the caller may see it. */
  function shown(call: Call, found: ContentPage | undefined, field: string): Page {
    if (!found) throw refuse(call, 'notFound', { field });
    if (found.needsSignIn && !call.user) throw refuse(call, 'signInNeeded');
    return found.page;
  }

  /** The range for the user of the session and the cookies; undefined on the national site. */
  function visitOf(call: Call): Visit | undefined {
    if (!call.tenant) return undefined;
    const customerId = call.user ? call.cookies.get(cookieNames.customer) : undefined;
    return world.visitOf(call, { customer: customerId === undefined ? undefined : findCustomer(call.tenant, customerId) });
  }

  /** The promotions that are on, each with products that are on sale. */
  function promotions(call: Call, visit: Visit | undefined): readonly Promotion[] {
    if (!visit || call.scenario.emptyLists) return [];
    const skusIn = (categoryId: string) =>
      search(visit, { size: 20, filter: { categoryId, prices: ['PROMOTION'] } }).products.map(({ sku }) => sku);
    return promotionsOf(siteOf(call), skusIn);
  }
  return {
    getHeader: (call) => headerOf(siteOf(call)),
    getFooter: (call) => footerOf(siteOf(call)),
    getCustomTenantFooter: (call) => customFooterOf(siteOf(call)),
    getStartPage: (call) => startPageOf(siteOf(call)),
    findDynamicPage: (call) => {
      const { fullSlug } = call.body;
      return shown(call, pagesOf(siteOf(call)).get(fullSlug.replace(/^\/+|\/+$/g, '')), '$.fullSlug');
    },
    getDynamicPage: (call) => {
      const { uuid } = call.params;
      return shown(
        call,
        [...pagesOf(siteOf(call)).values()].find(({ page }) => page.uuid === uuid),
        'uuid',
      );
    },
    getCmsPreview: (call) => {
      const { fullSlug, languageCode } = call.query;
      const site = { ...siteOf(call), language: languageOf(languageCode) ?? call.language };
      const start = startPageOf(site);
      const found = fullSlug === start.fullSlug ? { page: start, needsSignIn: false } : pagesOf(site).get(fullSlug);
      return shown(call, found, 'fullSlug');
    },
    listContacts: (call) => contactPageOf(siteOf(call)),
    getPersonalContact: (call) => {
      const person = personalContactOf(call.query.contactPersonId);
      if (!person) throw refuse(call, 'notFound', { field: 'contactPersonId' });
      return person;
    },
    listJobs: (call) => (call.scenario.emptyLists ? [] : jobsOf(siteOf(call))),
    getJob: (call) => {
      const { jobPath } = call.body;
      const job = jobsOf(siteOf(call)).find(({ path }) => path === jobPath);
      if (!job) throw refuse(call, 'notFound', { field: '$.jobPath' });
      return job;
    },
    listPromotionCategories: (call) => {
      const { categoryId } = call.body;
      if (categoryId !== undefined && !categoryFor(categoryId, call.language)) throw refuse(call, 'notFound', { field: '$.categoryId' });
      const visit = visitOf(call);
      if (!visit) return [];
      const { facets } = search(visit, { size: 0, filter: { prices: ['PROMOTION'], ...(categoryId !== undefined && { categoryId }) } });
      const found =
        categoryId === undefined ? facets.rootCategories : facets.detailCategories.filter(({ parentId }) => parentId === categoryId);
      return found
        .filter(({ count }) => count > 0)
        .map(({ id }) => categoryFor(id, call.language))
        .filter((category) => category !== undefined);
    },
    listPromotionEssences: (call) => {
      const visit = visitOf(call);
      const essence = visit?.essence;
      if (!essence) return [];
      return promotions(call, visit)
        .map((promotion) => ({ ...promotion, skus: promotion.skus.filter((sku) => essence.has(sku) && essence.isShown(sku)) }))
        .filter(({ skus }) => skus.length > 0);
    },
    searchPromotions: (call) => {
      const { query = '', categoryId, page: number, size } = call.body;
      const visit = visitOf(call);
      const namesOf = (promotion: Promotion) => (visit ? productsOf(visit, promotion.skus, true).map(({ name }) => name) : []);
      const found = promotions(call, visit)
        .filter((promotion) => categoryId === undefined || isOfCategory(promotion, categoryId))
        .filter((promotion) => query.trim() === '' || isAbout(promotion, query, namesOf(promotion)));
      const { page, entries } = pageOf(found, number, size);
      return { page, promotions: entries };
    },
    getTools: ({ tenant }) => (tenant ? trackingServicesOf(tenant) : {}),
    createEmbeddedAnalyticsToken: (call) => {
      const { user } = call;
      if (!user) throw refuse(call, 'sessionEnded');
      if (!user.flags.includes('canUseEmbeddedAnalytics')) throw refuse(call, 'notPermitted');
      return { token: makeToken(user, { now: world.now().getTime(), lifetime: world.tokenLifetime, locale: user.locale, renewed: true }) };
    },
  };
}
