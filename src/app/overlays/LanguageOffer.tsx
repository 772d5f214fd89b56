import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLanguageEntries } from '../frame/languageEntries';
import { languageToOffer } from '../../domain/languageOffer';
import { useToasts } from '../../kit/toast/toastQueue';
import { endLanguageOffer } from '../../session/languageOffer';
import { useSession } from '../../session/useSession';
import type { OverlayProps } from './overlay';

/**
 * Offers the language that the browser asks for, where the tenant has it, once on a device: in that language, as a message that nobody has to
 * answer. A user who would have the page translated by the browser gets words that people wrote.
 */
export function LanguageOffer({ onDone }: OverlayProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const { language, availableLanguages } = useSession();
  const entries = useLanguageEntries();
  const offer = useEffectEvent(() => {
    const wanted = languageToOffer(navigator.languages, language, availableLanguages);
    const entry = entries.find(({ key }) => key === wanted);
    if (wanted && entry?.kind === 'choice' && endLanguageOffer()) {
      toasts.show({
        severity: 'info',
        text: intl.formatMessage({ id: `languageOffer.text.${wanted}` }),
        action: { label: intl.formatMessage({ id: `languageOffer.take.${wanted}` }), onClick: entry.onChoose },
      });
    }
    onDone();
  });
  useEffect(() => offer(), []);
  return null;
}
