import { render } from '@testing-library/react';
import { createIntl, IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { orderListExample } from '#tests/examples/order.ts';
import type { OrderOverviewEntry, OrderSource } from '#domain/order/order.ts';
import { messages } from '#i18n/catalogues/de.ts';
import { shownColumns } from '#kit/table/column.ts';
import { orderCard, orderColumns } from './orderColumns';

const intl = createIntl({ locale: 'de', messages });
const [order] = orderListExample as readonly [OrderOverviewEntry];

test('a source unknown to the shop is shown unchanged, in the table and on the card', () => {
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
])('with prices visible (%s) there are %i columns', (canSeePrices, count) => {
  expect(shownColumns(orderColumns(intl, { canSeePrices }))).toHaveLength(count);
});

test('a card has the sum for users who may see it, and the delivery days', () => {
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
