import { getSuggestSearchTermsMockHandler } from '../../src/gen/klevu/search-analytics/search-analytics.msw';
import type { SuggestSearchTermsBody } from '../../src/gen/klevu/zod/search-analytics/search-analytics.zod';
import { languageOf } from '../language';
import { isTenantCode } from '../../src/domain/tenant';
import { bodyOf, callOf, refuse } from '../call';
import { suggestTerms } from '../catalogue/completion';

/** What is looked for most, as long as nothing was typed. */
const mostWanted = {
  de: ['Milch', 'Butter', 'Bergkäse', 'Erdäpfel', 'Hühnerbrustfilet', 'Mineralwasser'],
  en: ['milk', 'butter', 'mountain cheese', 'potatoes', 'chicken breast', 'mineral water'],
  it: ['latte', 'burro', 'formaggio di montagna', 'patate', 'petto di pollo', 'acqua minerale'],
} as const;

/** The search service behind the shop; what is reported to it is accepted and forgotten. */
export function searchAnalyticsHandlers() {
  return {
    suggestSearchTerms: getSuggestSearchTermsMockHandler((info) => {
      const call = callOf(info);
      const { shopInfo, term = '' } = bodyOf<typeof SuggestSearchTermsBody>(call);
      if (!isTenantCode(shopInfo.tenant)) throw refuse(call, 'invalidField', { field: '$.shopInfo.tenant' });
      const language = languageOf(shopInfo.language) ?? call.language;
      if (call.scenario.emptyLists) return { terms: [] };
      return { terms: term.trim() === '' ? [...mostWanted[language]] : suggestTerms(shopInfo.tenant, term, language) };
    }),
  };
}
