import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { MenuButton, type OpenedMenu } from './parts/MenuButton';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useSession } from '#session/useSession.ts';
import type { UserMenuProps } from './UserMenuPanel';

const UserMenuPanel = lazyComponent(
  async () => (await Promise.all([import('./UserMenuPanel'), addTexts('smallParts'), addTexts('tools')]))[0].UserMenuPanel,
);

/** The user's own things: lists and documents, tools, profile, language, sign-out. */
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
