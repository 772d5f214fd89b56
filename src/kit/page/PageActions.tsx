import { useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../action/Button';
import { ButtonLink } from '../action/ButtonLink';
import { VisuallyHidden } from '../feedback/VisuallyHidden';
import { Icon } from '../icon/Icon';
import { LazyMenu } from '../overlay/LazyMenu';
import type { MenuEntry } from '../overlay/menuEntry';
import { useLazyOpen } from '../overlay/useLazyOpen';
import { arrangeActions, type PageAction, type PageActionList } from './pageAction';
import styles from './PageActions.module.css';
import { useViewport } from './viewport';

interface PageActionsProps {
  /** The screen's main action. */
  primary?: PageAction | undefined;
  /** Other actions, the most used first. */
  actions?: PageActionList | undefined;
}

/**
 * Actions of a screen: quiet buttons, a menu of the rest, the primary one at the right. On the phone the primary one
 * fills the width, and all others are in a sheet behind the three dots. Destructive actions are always in the menu,
 * last.
 */
export function PageActions({ primary, actions = [] }: PageActionsProps) {
  const intl = useIntl();
  const isPhone = useViewport() === 'mobile';
  const { main, shown, inMenu } = arrangeActions(primary, actions, isPhone);
  const mainButton = main && <ActionButton action={main} tone="primary" isWide={isPhone} />;
  const menu = inMenu.length > 0 && (
    <MenuButton name={intl.formatMessage({ id: 'list.more' })} actions={inMenu}>
      <Icon name="more" />
      <VisuallyHidden>{intl.formatMessage({ id: 'list.more' })}</VisuallyHidden>
    </MenuButton>
  );
  return (
    <div className={styles.actions}>
      {isPhone && mainButton}
      {shown.map((action) =>
        action.choices ? (
          <MenuButton key={action.key} name={action.label} actions={action.choices} isBusy={action.isBusy}>
            {action.label}
          </MenuButton>
        ) : (
          <ActionButton key={action.key} action={action} tone="quiet" />
        ),
      )}
      {menu}
      {!isPhone && mainButton}
    </div>
  );
}

interface ActionButtonProps {
  action: PageAction;
  tone: 'primary' | 'quiet';
  isWide?: boolean;
}

function ActionButton({
  action: { label, hint, ref, href, onPress, opensDialog, isBusy = false, isDisabled = false },
  tone,
  isWide = false,
}: ActionButtonProps) {
  if (href !== undefined) {
    return (
      <ButtonLink ref={ref} href={href} tone={tone} isWide={isWide}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button
      ref={ref}
      tone={tone}
      isWide={isWide}
      title={hint}
      isBusy={isBusy}
      disabled={isDisabled}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={() => onPress?.()}
    >
      {label}
    </Button>
  );
}

interface MenuButtonProps {
  name: string;
  actions: readonly PageAction[];
  isBusy?: boolean | undefined;
  children: ReactNode;
}

function MenuButton({ name, actions, isBusy = actions.some((action) => action.isBusy), children }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const menu = useLazyOpen();
  // Loaded ahead, so that the menus also work offline.
  LazyMenu.useWhenIdle();
  /**
   * The chosen action runs after the menu has closed: a dialog then returns the focus to the button, and a printout
   * doesn't show the menu.
   */
  const [wanted, setWanted] = useState<PageAction>();
  return (
    <>
      <Button ref={button} isBusy={isBusy} aria-haspopup="menu" aria-expanded={menu.isOpen} onClick={menu.open}>
        {children}
      </Button>
      {menu.wasOpened && (
        <LazyMenu
          name={name}
          anchor={button}
          isOpen={menu.isOpen}
          isSheetOnPhone
          onClose={menu.close}
          onClosed={() => {
            setWanted(undefined);
            wanted?.onPress?.();
          }}
          entries={entriesOf(actions, setWanted)}
        />
      )}
    </>
  );
}

/** Menu entries; destructive actions follow a divider, however many come before. */
function entriesOf(actions: readonly PageAction[], choose: (action: PageAction) => void): readonly MenuEntry[] {
  const lines = actions.flatMap((action) => action.choices ?? [action]);
  const lineOf = (action: PageAction): MenuEntry => {
    const { key, label, hint, href, isDestructive = false, isDisabled = false, isBusy = false } = action;
    if (href !== undefined) return { kind: 'link', key, label, href };
    return {
      kind: 'choice',
      key,
      label,
      ...(hint !== undefined && { detail: hint }),
      isDestructive,
      isDisabled: isDisabled || isBusy,
      onChoose: () => choose(action),
    };
  };
  const quiet = lines.filter(({ isDestructive = false }) => !isDestructive);
  const destructive = lines.filter(({ isDestructive = false }) => isDestructive);
  const between: readonly MenuEntry[] = quiet.length > 0 && destructive.length > 0 ? [{ kind: 'divider', key: 'divider' }] : [];
  return [...quiet.map(lineOf), ...between, ...destructive.map(lineOf)];
}
