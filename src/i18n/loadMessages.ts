import type { Language } from '../domain/language';
import type { Messages } from './messageKey';

/** Loads one language's whole catalogue, for stories and tests. The shop fetches it in bundles (texts.ts). */
export async function loadMessages(language: Language): Promise<Messages> {
  switch (language) {
    case 'de':
      return (await import('./german')).messages;
    case 'en':
      return (await import('./english')).messages;
    case 'it':
      return (await import('./italian')).messages;
  }
}
