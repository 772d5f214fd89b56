import { useMemo, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { useToolEntries } from '#connected/tools/toolEntries.ts';
import { Menu } from '#kit/overlay/Menu.tsx';
import type { MenuEntry } from '#kit/overlay/menuEntry.ts';
import { paths } from '#paths.ts';

/** The tools as a sheet of the phone's bar, below them the lists that orders begin with. */
export function ToolsMenu(menu: Pick<ComponentProps<typeof Menu>, 'anchor' | 'isOpen' | 'onClose'>) {
  const intl = useIntl();
  const tools = useToolEntries();
  const entries = useMemo<readonly MenuEntry[]>(
    () => [
      ...tools,
      { kind: 'divider', key: 'lists' },
      { kind: 'link', key: 'templates', label: intl.formatMessage({ id: 'app.title.orderTemplates' }), href: paths.orderTemplates() },
      { kind: 'link', key: 'essence', label: intl.formatMessage({ id: 'app.title.essentialProducts' }), href: paths.essentialProducts() },
    ],
    [intl, tools],
  );
  return <Menu {...menu} name={intl.formatMessage({ id: 'tools.title' })} isSheetOnPhone entries={entries} />;
}
