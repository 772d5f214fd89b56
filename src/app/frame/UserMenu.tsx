import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { MenuButton, type OpenedMenu } from './parts/MenuButton';
import { addTexts } from '../../i18n/texts';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { useSession } from '../../session/useSession';
import type { UserMenuProps } from './UserMenuPanel';

const UserMenuPanel = lazyComponent(async () => (await Promise.all([import('./UserMenuPanel'), addTexts('smallParts')]))[0].UserMenuPanel);

/** What belongs to the user: own lists and documents, profile, language, the way out. */
export function UserMenu({ customer, withLanguages }: UserMenuProps) {
  const intl = useIntl();
  const { user } = useSession();
  const menu = useMemo(
    () => ({
      Content: (opened: OpenedMenu) => <UserMenuPanel {...opened} withLanguages={withLanguages} customer={customer} />,
      prefetch: UserMenuPanel.prefetch,
    }),
    [customer, withLanguages],
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
