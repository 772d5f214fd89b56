import {
  getFindDynamicPageMockHandler,
  getGetCmsPreviewMockHandler,
  getGetCustomTenantFooterMockHandler,
  getGetDynamicPageMockHandler,
  getGetFooterMockHandler,
  getGetHeaderMockHandler,
  getGetPersonalContactMockHandler,
  getGetStartPageMockHandler,
  getListContactsMockHandler,
} from '../../src/gen/cms/cms.msw';
import { getCreateEmbeddedAnalyticsTokenMockHandler, getGetToolsMockHandler } from '../../src/gen/tracking/tracking.msw';
import type { Page } from '../../src/gen/models';
import type {
  FindDynamicPageBody,
  GetCmsPreviewQueryParams,
  GetDynamicPageParams,
  GetPersonalContactQueryParams,
} from '../../src/gen/zod/cms/cms.zod';
import { languageOf } from '../language';
import { bodyOf, callOf, paramsOf, queryOf, refuse, type Call } from '../call';
import { makeToken } from '../token';
import { pagesOf, startPageOf, type ContentPage } from '../world/content/pages';
import { contactPageOf, personalContactOf } from '../world/content/people';
import { customFooterOf, footerOf, headerOf, type Site } from '../world/content/site';
import type { World } from '../world/world';

/** Content of the tenant's site and the configuration of third-party tools. */
export function cmsHandlers(world: World) {
  const siteOf = (call: Call): Site => ({ tenant: call.tenant, language: call.language, today: world.today() });

  /** A page that was found, if the caller may see it. */
  function shown(call: Call, found: ContentPage | undefined, field: string): Page {
    if (!found) throw refuse(call, 'notFound', { field });
    if (found.needsSignIn && !call.user) throw refuse(call, 'signInNeeded');
    return found.page;
  }
  return {
    getHeader: getGetHeaderMockHandler((info) => headerOf(siteOf(callOf(info)))),
    getFooter: getGetFooterMockHandler((info) => footerOf(siteOf(callOf(info)))),
    getCustomTenantFooter: getGetCustomTenantFooterMockHandler((info) => customFooterOf(siteOf(callOf(info)))),
    getStartPage: getGetStartPageMockHandler((info) => startPageOf(siteOf(callOf(info)))),
    findDynamicPage: getFindDynamicPageMockHandler((info) => {
      const call = callOf(info);
      const { fullSlug } = bodyOf<typeof FindDynamicPageBody>(call);
      return shown(call, pagesOf(siteOf(call)).get(fullSlug.replace(/^\/+|\/+$/g, '')), '$.fullSlug');
    }),
    getDynamicPage: getGetDynamicPageMockHandler((info) => {
      const call = callOf(info);
      const { uuid } = paramsOf<typeof GetDynamicPageParams>(call);
      return shown(
        call,
        [...pagesOf(siteOf(call)).values()].find(({ page }) => page.uuid === uuid),
        'uuid',
      );
    }),
    getCmsPreview: getGetCmsPreviewMockHandler((info) => {
      const call = callOf(info);
      const { fullSlug, languageCode } = queryOf<typeof GetCmsPreviewQueryParams>(call);
      const site = { ...siteOf(call), language: languageOf(languageCode) ?? call.language };
      const start = startPageOf(site);
      const found = fullSlug === start.fullSlug ? { page: start, needsSignIn: false } : pagesOf(site).get(fullSlug);
      return shown(call, found, 'fullSlug');
    }),
    listContacts: getListContactsMockHandler((info) => contactPageOf(siteOf(callOf(info)))),
    getPersonalContact: getGetPersonalContactMockHandler((info) => {
      const call = callOf(info);
      const person = personalContactOf(queryOf<typeof GetPersonalContactQueryParams>(call).contactPersonId);
      if (!person) throw refuse(call, 'notFound', { field: 'contactPersonId' });
      return person;
    }),
    /** No tracking service is really there: the addresses lead nowhere, so that consent can be tried without anybody being told. */
    getTools: getGetToolsMockHandler((info) => {
      const { tenant } = callOf(info);
      if (!tenant) return {};
      return {
        matomo: { id: tenant, url: 'https://statistik.example/', jsPath: 'matomo.js', phpPath: 'matomo.php' },
        emarsys: { merchantId: `MOCK${tenant}` },
      };
    }),
    createEmbeddedAnalyticsToken: getCreateEmbeddedAnalyticsTokenMockHandler((info) => {
      const call = callOf(info);
      const { user } = call;
      if (!user) throw refuse(call, 'sessionEnded');
      if (!user.flags.includes('canUseEmbeddedAnalytics')) throw refuse(call, 'notPermitted');
      return { token: makeToken(user, { now: world.now().getTime(), lifetime: world.tokenLifetime, locale: user.locale, renewed: true }) };
    }),
  };
}
