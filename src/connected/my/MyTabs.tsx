import { useIntl } from 'react-intl';
import type { MessageKey } from '../../i18n/messageKey';
import { Tabs } from '../../kit/page/Tabs';
import { paths } from '../../paths';

const screens = [
  ['inventory', 'app.title.inventory'],
  ['deletedInventories', 'app.title.deletedInventories'],
  ['companionOrders', 'app.title.companionOrders'],
  ['receipts', 'app.title.receipts'],
] as const satisfies readonly (readonly [keyof typeof paths, MessageKey])[];

interface MyTabsProps {
  /** The screen they stand on. */
  current: (typeof screens)[number][0];
}

/** The screens of `/my` beside each other, each a link (P§2 /my). */
export function MyTabs({ current }: MyTabsProps) {
  const intl = useIntl();
  return (
    <Tabs
      name={intl.formatMessage({ id: 'my.tabs' })}
      current={current}
      entries={screens.map(([key, id]) => ({ key, title: intl.formatMessage({ id }), href: paths[key]() }))}
    />
  );
}
