import { useIntl } from 'react-intl';
import { Tabs } from '#kit/page/Tabs.tsx';
import { paths } from '#paths.ts';

const kinds = ['inventory', 'deletedInventories'] as const;

/** Tabs for existing inventories and deleted ones, which can be recovered (P§2 /my). */
export function InventoryTabs({ current }: { current: (typeof kinds)[number] }) {
  const intl = useIntl();
  return (
    <Tabs
      name={intl.formatMessage({ id: 'app.title.inventory' })}
      current={current}
      entries={kinds.map((key) => ({ key, title: intl.formatMessage({ id: `app.title.${key}` }), href: paths[key]() }))}
    />
  );
}
