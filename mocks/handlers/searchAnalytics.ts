import { languageOf } from '../language';
import { isTenantCode } from '#domain/customer/tenant.ts';
import { refuse } from '../call';
import type { Handlers } from '../respond';
import { suggestTerms } from '../catalogue/completion';

/** Popular searches, for empty input. */
const popularTerms = {
  de: ['Milch', 'Butter', 'Bergkäse', 'Erdäpfel', 'Hühnerbrustfilet', 'Mineralwasser'],
  en: ['milk', 'butter', 'mountain cheese', 'potatoes', 'chicken breast', 'mineral water'],
  it: ['latte', 'burro', 'formaggio di montagna', 'patate', 'petto di pollo', 'acqua minerale'],
} as const;

/** The search service behind the shop; reports to it are accepted and dropped. */
export function searchAnalyticsHandlers(): Handlers {
  return {
    suggestSearchTerms: (call) => {
      const { shopInfo, term = '' } = call.body;
      if (!isTenantCode(shopInfo.tenant)) throw refuse(call, 'invalidField', { field: '$.shopInfo.tenant' });
      const language = languageOf(shopInfo.language) ?? call.language;
      if (call.scenario.emptyLists) return { terms: [] };
      return { terms: term.trim() === '' ? [...popularTerms[language]] : suggestTerms(shopInfo.tenant, term, language) };
    },
  };
}
