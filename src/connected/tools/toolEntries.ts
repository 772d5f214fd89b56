import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { MenuEntry } from '#kit/overlay/menuEntry.ts';
import { useTools } from './usedTools';

/** The tools as entries of a menu. */
export function useToolEntries(current?: string): readonly MenuEntry[] {
  const intl = useIntl();
  const tools = useTools();
  return useMemo(
    () =>
      tools.map(({ key, href }) => ({
        kind: 'link',
        key: `tool-${key}`,
        label: intl.formatMessage({ id: `tools.${key}` }),
        href,
        isCurrent: key === current,
      })),
    [intl, tools, current],
  );
}
