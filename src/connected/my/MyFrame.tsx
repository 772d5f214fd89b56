import { useMemo, useRef, type ComponentProps, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { UnstyledButton } from '../../kit/action/UnstyledButton';
import { Icon } from '../../kit/icon/Icon';
import { LazyMenu } from '../../kit/overlay/LazyMenu';
import type { MenuEntry } from '../../kit/overlay/menuEntry';
import { useLazyOpen } from '../../kit/overlay/useLazyOpen';
import { PageFrame } from '../../kit/page/PageFrame';
import { useViewport } from '../../kit/page/viewport';
import { paths } from '../../paths';
import styles from './MyFrame.module.css';
import { MyNav } from './MyNav';
import { myScreens, type MyScreen } from './myScreens';

interface MyFrameProps extends Omit<ComponentProps<typeof PageFrame>, 'nav'> {
  /** Which of the user's own screens it is, or belongs to. */
  current: MyScreen;
}

/**
 * One of the user's own screens (P§2 /my): wide windows have all nine at the side; in others the title opens them, so that they take no room
 * from what is shown. A screen of one thing leads back to its list instead.
 */
export function MyFrame({ current, title, back, children, ...frame }: MyFrameProps) {
  const isWide = useViewport() === 'large';
  return (
    <PageFrame
      {...frame}
      back={back}
      nav={isWide ? <MyNav current={current} /> : undefined}
      title={isWide || back !== undefined ? title : <ScreenSwitch current={current}>{title}</ScreenSwitch>}
    >
      {children}
    </PageFrame>
  );
}

function ScreenSwitch({ current, children }: { current: MyScreen; children: ReactNode }) {
  const intl = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useLazyOpen();
  LazyMenu.useWhenIdle();
  const entries = useMemo<readonly MenuEntry[]>(
    () =>
      myScreens.map(([key, id]) => ({
        kind: 'link',
        key,
        label: intl.formatMessage({ id }),
        href: paths[key](),
        isCurrent: key === current,
      })),
    [intl, current],
  );
  return (
    <>
      <UnstyledButton ref={button} className={styles.switch} aria-haspopup="menu" aria-expanded={menu.isOpen} onClick={menu.open}>
        <span>{children}</span>
        <Icon name="down" />
      </UnstyledButton>
      {menu.wasOpened && (
        <LazyMenu
          name={intl.formatMessage({ id: 'app.my' })}
          anchor={button}
          isOpen={menu.isOpen}
          isSheetOnPhone
          entries={entries}
          onClose={menu.close}
        />
      )}
    </>
  );
}
