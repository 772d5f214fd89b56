import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { ListScreen, type ListTexts } from '../../connected/list/ListScreen';
import { useShop } from '../../connected/shop/ShopProvider';
import { readReceiptTab, receiptListRules, receiptTabs, type ReceiptEntry, type ReceiptTab } from '../../domain/receipt';
import type { MessageKey } from '../../i18n/messageKey';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { paths } from '../../paths';
import { receiptsOptions } from '../../queries/receipt';
import { isBuyer } from '../../queries/shopContext';
import { ReceiptActions } from './ReceiptActions';
import { receiptCard, receiptColumns } from './receiptColumns';

const tabTitle: Readonly<Record<ReceiptTab, MessageKey>> = {
  invoice: 'receipt.tab.invoice',
  'delivery-note': 'receipt.tab.deliveryNote',
  'credit-memo': 'receipt.tab.creditMemo',
  order: 'receipt.tab.order',
};

const common = { title: 'app.title.receipts', failed: 'receipt.list.failed', emptyText: 'receipt.empty.text' } as const;
const texts: Readonly<Record<ReceiptTab, ListTexts>> = {
  invoice: { ...common, empty: 'receipt.empty.invoice' },
  'delivery-note': { ...common, empty: 'receipt.empty.deliveryNote' },
  'credit-memo': { ...common, empty: 'receipt.empty.creditMemo', emptyText: 'receipt.empty.creditMemo.text' },
  order: { ...common, empty: 'receipt.empty.order' },
};

/** The customer's papers, a tab for each type, newest first (P§2 /my/receipts). */
export function Component() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const {
    context,
    permissions: { canSeePrices },
  } = useShop();
  if (!context || !isBuyer(context)) return null;
  const tab = readReceiptTab(search.get('type'));
  const columnOptions = {
    tab,
    canSeePrices,
    actionsOf: (receipt: ReceiptEntry) => <ReceiptActions context={context} receipt={receipt} canSeePrices={canSeePrices} />,
  };
  return (
    <ListScreen
      path={paths.receipts()}
      rules={receiptListRules}
      query={(state) => receiptsOptions(context, state)}
      rowsOf={({ documents }) => documents}
      texts={texts[tab]}
      columns={receiptColumns(intl, columnOptions)}
      keyOf={({ documentNumber, documentType }) => `${documentType}/${documentNumber}`}
      cardOf={receiptCard(intl, columnOptions)}
      tabs={{
        name: 'type',
        label: intl.formatMessage({ id: 'receipt.tabs' }),
        options: receiptTabs.map((value) => ({ value, title: intl.formatMessage({ id: tabTitle[value] }) })),
      }}
      my="receipts"
      emptyAction={
        <ButtonLink href={paths.orders()} tone="primary">
          <FormattedMessage id="receipt.empty.toOrders" />
        </ButtonLink>
      }
    />
  );
}
