import type { Locale } from './locale';
import type { messages as german } from './catalogues/de';

/** Every key of the message catalogue. German is the source: a key exists when it exists in German. */
export type MessageKey = keyof typeof german;

/** One language's catalogue: a text in ICU syntax for every key. */
export type Messages = Readonly<Record<MessageKey, string>>;

declare global {
  // react-intl reads its types from this interface, so `formatMessage({ id })` accepts known keys only.
  namespace FormatjsIntl {
    interface Message {
      ids: MessageKey;
    }
    interface IntlConfig {
      locale: Locale;
    }
  }
}
