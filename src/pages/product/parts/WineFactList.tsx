import { FormattedMessage, useIntl } from 'react-intl';
import type { WineFact } from '#domain/product/wine.ts';
import { formatMeasure } from '#i18n/measure.ts';
import { FactList } from './FactList';

/** Facts of a wine, in the order of P§3 "wine attributes". */
export function WineFactList({ facts }: { facts: readonly WineFact[] }) {
  const { locale } = useIntl();
  return (
    <FactList
      facts={facts.map((fact) => ({
        key: fact.key,
        name: <FormattedMessage id={`product.wine.${fact.key}`} />,
        value: fact.kind === 'text' ? fact.text : formatMeasure(fact.value, fact.unit, locale),
      }))}
    />
  );
}
