import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { MenuButton, type OpenedMenu } from '../../components/shell/MenuButton';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import type { MenuEntry } from '../../kit/overlay/menuEntry';
import { useSession } from '../../session/useSession';

export interface UserMenuProps {
  /** Lines before all others: on the phone the customers, for whom the header has no room. */
  before?: readonly MenuEntry[];
  /** Whether the languages are in this menu, because the header has no room for theirs. */
  withLanguages: boolean;
}

const UserMenuPanel = lazyComponent(async () => (await import('./UserMenuPanel')).UserMenuPanel);

/** What belongs to the user: own lists and documents, profile, language, the way out. */
export function UserMenu({ before, withLanguages }: UserMenuProps) {
  const intl = useIntl();
  const { user } = useSession();
  const menu = useMemo(
    () => ({
      Content: (opened: OpenedMenu) => <UserMenuPanel {...opened} withLanguages={withLanguages} {...(before && { before })} />,
      prefetch: UserMenuPanel.prefetch,
    }),
    [before, withLanguages],
  );
  return (
    <MenuButton
      icon="person"
      name={
        user
          ? intl.formatMessage({ id: 'shell.user.name' }, { name: user.preferredUserName })
          : intl.formatMessage({ id: 'shell.user.visitor' })
      }
      entries={menu}
    />
  );
}
