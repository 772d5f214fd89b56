import { FormattedMessage, useIntl } from 'react-intl';
import type { Validity } from '../../domain/content';
import { formatPastDay } from '../../i18n/format';

interface ValidityTextProps {
  /** Where today stands to the days on which something holds. */
  validity: Validity;
}

/** Until when or from when something holds, in words; nothing where no day is known. */
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
