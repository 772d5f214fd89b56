import { FormattedMessage } from 'react-intl';
import type { IngredientOrigin } from '#domain/product/origins.ts';
import { FactList } from './FactList';

/** Origins of the ingredients for which the law requires them (P§3 "ingredient origins"). */
export function OriginList({ origins }: { origins: readonly IngredientOrigin[] }) {
  return (
    <FactList
      facts={origins.map(({ type, key, country, region, additionalInformation }, index) => ({
        key: `${type} ${index}`,
        name: type === 'unknown' && key !== undefined ? key : <FormattedMessage id={`product.origin.${type}`} />,
        value: [country, region, additionalInformation].filter((part) => part).join(', '),
      }))}
    />
  );
}
