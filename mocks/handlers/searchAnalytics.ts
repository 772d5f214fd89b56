import { languageOf } from '../language';
import { isTenantCode } from '../../src/domain/tenant';
import { refuse } from '../call';
import type { Handlers } from '../respond';
import { suggestTerms } from '../catalogue/completion';

/** What is looked for most, as long as nothing was typed. */
const mostWanted = {
  de: ['Milch', 'Butter', 'Bergkäse', 'Erdäpfel', 'Hühnerbrustfilet', 'Mineralwasser'],
  en: ['milk', 'butter', 'mountain cheese', 'potatoes', 'chicken breast', 'mineral water'],
  it: ['latte', 'burro', 'formaggio di montagna', 'patate', 'petto di pollo', 'acqua minerale'],
} as const;

/** The search service behind the shop; what is reported to it is accepted and forgotten. */
export function searchAnalyticsHandlers(): Handlers {
  return {
    suggestSearchTerms: (call) => {
      const { shopInfo, term = '' } = call.body;
      if (!isTenantCode(shopInfo.tenant)) throw refuse(call, 'invalidField', { field: '$.shopInfo.tenant' });
      const language = languageOf(shopInfo.language) ?? call.language;
      if (call.scenario.emptyLists) return { terms: [] };
      return { terms: term.trim() === '' ? [...mostWanted[language]] : suggestTerms(shopInfo.tenant, term, language) };
    },
  };
}
