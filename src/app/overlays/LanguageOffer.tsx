import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLanguageEntries } from '../frame/languageEntries';
import { languageToOffer } from '#domain/customer/languageOffer.ts';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { endLanguageOffer } from '#session/languageOffer.ts';
import { useSession } from '#session/useSession.ts';
import type { OverlayProps } from './overlay';

/**
 * Offers the browser's language, if the tenant has it, once per device: in that language, as a message that needs no answer. The user
 * then reads the shop's own texts rather than the browser's translation.
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
