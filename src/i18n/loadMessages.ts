import type { Language } from '../domain/language';
import type { Messages } from './messageKey';

/** Loads one language's catalogue; each is a chunk of its own, so only the active language is fetched. */
export async function loadMessages(language: Language): Promise<Messages> {
  switch (language) {
    case 'de':
      return (await import('./messages/de')).messages;
    case 'en':
      return (await import('./messages/en')).messages;
    case 'it':
      return (await import('./messages/it')).messages;
  }
}
