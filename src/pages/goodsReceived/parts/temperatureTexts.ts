import type { IntlShape } from 'react-intl';
import type { ColdLimit } from '#domain/product/coldChain.ts';
import { formatQuantity } from '#i18n/format.ts';

/** "−18,5 °C". */
export const degreesText = (intl: IntlShape, degrees: number): string =>
  intl.formatMessage({ id: 'goodsReceived.degrees' }, { degrees: formatQuantity(degrees, intl.locale) });

/** "gekühlt, höchstens 6 °C laut Artikel". */
export const limitText = (intl: IntlShape, { kind, degrees, source }: ColdLimit): string =>
  intl.formatMessage(
    { id: source === 'note' ? 'goodsReceived.limit.note' : `goodsReceived.limit.${kind}` },
    { degrees: degreesText(intl, degrees) },
  );
