import { useMemo, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { Menu } from '#kit/overlay/Menu.tsx';
import type { MenuEntry } from '#kit/overlay/menuEntry.ts';
import { paths } from '#paths.ts';
import { useToolEntries } from '../tools/toolEntries';
import { myScreens, type MyScreen } from './myScreens';

interface MyMenuProps extends Pick<ComponentProps<typeof Menu>, 'anchor' | 'isOpen' | 'onClose'> {
  current: MyScreen;
}

/** The side navigation as a menu: the user's own screens, below them the tools. */
export function MyMenu({ current, ...menu }: MyMenuProps) {
  const intl = useIntl();
  const tools = useToolEntries(current);
  const entries = useMemo<readonly MenuEntry[]>(
    () => [
      ...myScreens.map(([key, id]) => ({
        kind: 'link' as const,
        key,
        label: intl.formatMessage({ id }),
        href: paths[key](),
        isCurrent: key === current,
      })),
      { kind: 'divider', key: 'tools' },
      ...tools,
    ],
    [intl, current, tools],
  );
  return <Menu {...menu} name={intl.formatMessage({ id: 'app.my' })} isSheetOnPhone entries={entries} />;
}
