import type { IntlShape } from 'react-intl';
import { formatQuantity } from '../../../i18n/format';
import { formatUnits } from '../../../i18n/unitName';
import { faultsOf, missingOf, surplusOf, type DeliveryLine, type FaultKind, type LineEntry } from '../rules/delivery';

/** "2 Kartons": an amount of a line in its unit. */
export const unitsText = (intl: IntlShape, { unit }: Pick<DeliveryLine, 'unit'>, amount: number): string =>
  formatUnits(intl, amount, { abbreviation: unit });

/** "2 von 3 Kartons" once somebody has looked, else what was ordered. */
export const receivedText = (intl: IntlShape, line: DeliveryLine, { received }: LineEntry): string =>
  received === undefined
    ? unitsText(intl, line, line.amount)
    : intl.formatMessage(
        { id: 'goodsReceived.row.received' },
        { received: formatQuantity(received, intl.locale), ordered: unitsText(intl, line, line.amount) },
      );

/** What is wrong with a line in one respect: "1 Karton fehlt", "zu warm, 9 °C". */
function faultText(intl: IntlShape, kind: FaultKind, line: DeliveryLine, entry: LineEntry): string {
  const { temperature } = entry;
  switch (kind) {
    case 'missing': {
      const count = missingOf(line, entry);
      return intl.formatMessage({ id: 'goodsReceived.fault.missing' }, { count, units: unitsText(intl, line, count) });
    }
    case 'tooMany':
      return intl.formatMessage({ id: 'goodsReceived.fault.tooMany' }, { units: unitsText(intl, line, surplusOf(line, entry)) });
    case 'tooWarm':
      return temperature === undefined
        ? intl.formatMessage({ id: 'goodsReceived.fault.tooWarm' })
        : intl.formatMessage({ id: 'goodsReceived.fault.tooWarm.degrees' }, { degrees: formatQuantity(temperature, intl.locale) });
    default:
      return intl.formatMessage({ id: `goodsReceived.fault.${kind}` });
  }
}

/** All that is wrong with a line, in words. */
export const faultTexts = (intl: IntlShape, line: DeliveryLine, entry: LineEntry): readonly string[] =>
  faultsOf(line, entry).map((kind) => faultText(intl, kind, line, entry));
