import { useRef, type ComponentProps, type ReactNode } from 'react';
import { addTexts } from '#i18n/texts.ts';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useLazyOpen } from '#kit/overlay/useLazyOpen.ts';
import { PageFrame } from '#kit/page/PageFrame.tsx';
import { useViewport } from '#kit/page/viewport.ts';
import styles from './MyFrame.module.css';
import { MyNav } from './MyNav';
import type { MyScreen } from './myScreens';

const MyMenu = lazyComponent(async () => (await Promise.all([import('./MyMenu'), addTexts('tools')]))[0].MyMenu);

interface MyFrameProps extends Omit<ComponentProps<typeof PageFrame>, 'nav'> {
  /** The user's own screen that is shown, or that this one belongs to. */
  current: MyScreen;
}

/**
 * A user's own screen (P§2 /my). Wide windows list all at the side, with the tools; in others the title opens a menu, to save
 * space. A detail screen links back to its list instead.
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
  const button = useRef<HTMLButtonElement>(null);
  const menu = useLazyOpen();
  MyMenu.useWhenIdle();
  return (
    <>
      <UnstyledButton ref={button} className={styles.switch} aria-haspopup="menu" aria-expanded={menu.isOpen} onClick={menu.open}>
        <span>{children}</span>
        <Icon name="down" />
      </UnstyledButton>
      {menu.wasOpened && <MyMenu current={current} anchor={button} isOpen={menu.isOpen} onClose={menu.close} />}
    </>
  );
}
