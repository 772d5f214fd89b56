import { render } from '@testing-library/react';
import { createIntl, IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { orderListExample } from '../../../tests/examples/order';
import type { OrderOverviewEntry, OrderSource } from '../../domain/order';
import { messages } from '../../i18n/catalogues/de';
import { shownColumns } from '../../kit/table/column';
import { orderCard, orderColumns } from './orderColumns';

const intl = createIntl({ locale: 'de', messages });
const [order] = orderListExample as readonly [OrderOverviewEntry];

test('a source that the shop does not know yet is shown as it came, in the table and on the card', () => {
  const unknown = { ...order, source: 'EDI' as OrderSource };
  expect(
    orderColumns(intl, { canSeePrices: true })
      .find(({ key }) => key === 'source')
      ?.render(unknown),
  ).toBe('EDI');
  expect(orderCard(intl, { canSeePrices: true })(unknown).details).toContain('EDI');
});

test.each([
  [true, 7],
  [false, 6],
])('who may see prices (%s) has %i columns', (canSeePrices, count) => {
  expect(shownColumns(orderColumns(intl, { canSeePrices }))).toHaveLength(count);
});

test('a card tells the sum to who may see it, and the days of delivery', () => {
  const { number, line } = orderCard(intl, { canSeePrices: true })(order);
  expect(number).toMatch(/€$/);
  expect(orderCard(intl, { canSeePrices: false })(order).number).toBeUndefined();
  const { container } = render(
    <IntlProvider locale="de" messages={messages}>
      {line?.text}
    </IntlProvider>,
  );
  expect(container.textContent).toMatch(/^Lieferung /);
});
