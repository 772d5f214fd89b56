import { FormattedMessage, useIntl } from 'react-intl';
import type { Validity } from '#domain/content/content.ts';
import { formatPastDay } from '#i18n/format.ts';

interface ValidityTextProps {
  /** Validity as of today. */
  validity: Validity;
}

/** Validity in words, from or until a day; renders nothing if no day is known. */
export function ValidityText({ validity }: ValidityTextProps) {
  const { locale } = useIntl();
  switch (validity.kind) {
    case 'open':
      return null;
    case 'upcoming':
      return <FormattedMessage id="promotion.validity.from" values={{ day: formatPastDay(validity.from, locale) }} />;
    case 'running':
      return <FormattedMessage id="promotion.validity.to" values={{ day: formatPastDay(validity.to, locale) }} />;
    case 'over':
      return <FormattedMessage id="promotion.validity.over" values={{ day: formatPastDay(validity.to, locale) }} />;
  }
}
