import type { IntlShape } from 'react-intl';
import { formatQuantity } from '#i18n/format.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { faultsOf, isOverLimit, missingOf, surplusOf, type DeliveryLine, type FaultKind, type LineEntry } from '../rules/delivery';

/** "2 Kartons": an amount in a line's unit. */
export const unitsText = (intl: IntlShape, { unit }: Pick<DeliveryLine, 'unit'>, amount: number): string =>
  formatUnits(intl, amount, { abbreviation: unit });

/** "2 von 3 Kartons" once checked, else the ordered amount. */
export const receivedText = (intl: IntlShape, line: DeliveryLine, { received }: LineEntry): string =>
  received === undefined
    ? unitsText(intl, line, line.amount)
    : intl.formatMessage(
        { id: 'goodsReceived.row.received' },
        { received: formatQuantity(received, intl.locale), ordered: unitsText(intl, line, line.amount) },
      );

/** One fault of a line in words: "1 Karton fehlt", "zu warm, 9 °C". */
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
      if (line.cold && isOverLimit(line, entry))
        return intl.formatMessage(
          { id: 'goodsReceived.fault.tooWarm.limit' },
          { degrees: formatQuantity(temperature ?? 0, intl.locale), limit: formatQuantity(line.cold.degrees, intl.locale) },
        );
      return temperature === undefined
        ? intl.formatMessage({ id: 'goodsReceived.fault.tooWarm' })
        : intl.formatMessage({ id: 'goodsReceived.fault.tooWarm.degrees' }, { degrees: formatQuantity(temperature, intl.locale) });
    default:
      return intl.formatMessage({ id: `goodsReceived.fault.${kind}` });
  }
}

/** All faults of a line in words, with the amount that has them if it isn't all of it. */
export const faultTexts = (intl: IntlShape, line: DeliveryLine, entry: LineEntry): readonly string[] => {
  const texts = faultsOf(line, entry).map((kind) => faultText(intl, kind, line, entry));
  const { affected, faults } = entry;
  return affected === undefined || faults.length === 0
    ? texts
    : [...texts, intl.formatMessage({ id: 'goodsReceived.affected.of' }, { units: unitsText(intl, line, affected) })];
};
