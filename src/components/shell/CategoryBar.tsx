import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AppLink } from '../link/AppLink';
import { onDemand } from '../onDemand/onDemand';
import styles from './CategoryBar.module.css';
import { EditorLink } from './EditorLink';
import type { MenuCategory } from './menuCategory';
import { ShellIcon } from './ShellIcon';
import type { ShellLink } from './shellLink';

// It opens by the pointer's resting, too; the top categories beside it are links all the same.
const MegaMenu = onDemand(async () => (await import('./MegaMenu')).MegaMenu, { isQuiet: true });

/** The pointer has to rest on a category before its menu opens, so that crossing the bar opens nothing. */
const openDelay = 180;
/** Leaving for a moment, across a corner, doesn't close it. */
const closeDelay = 280;

interface CategoryBarProps {
  /** Top of the category tree; undefined while it is loading. */
  categories: readonly MenuCategory[] | undefined;
  /** Main links of the editors, at the right. */
  links: readonly ShellLink[];
  /** Their smaller links, in the menu. */
  moreLinks: readonly ShellLink[];
}

/**
 * The header's second row: the top categories as links, and a menu of all of them that opens by its button, by resting the
 * pointer on a category, or with the arrow down.
 */
export function CategoryBar({ categories = [], links, moreLinks }: CategoryBarProps) {
  const intl = useIntl();
  const panelId = useId();
  const bar = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [active, setActive] = useState<string>();
  const isOpen = active !== undefined;
  useEffect(() => () => clearTimeout(timer.current), []);

  const soon = (delay: number, run: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    setActive(undefined);
  };
  const openFrom = (element: HTMLElement, id: string | undefined) => {
    clearTimeout(timer.current);
    opener.current = element;
    setActive(id);
  };
  const restOn = (event: PointerEvent<HTMLElement>, id: string) => {
    if (event.pointerType !== 'mouse') return;
    MegaMenu.prefetch();
    const element = event.currentTarget;
    soon(isOpen ? openDelay / 2 : openDelay, () => openFrom(element, id));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    opener.current?.focus();
  };
  const onLinkKeyDown = (event: KeyboardEvent<HTMLElement>, id: string | undefined) => {
    if (event.key !== 'ArrowDown' || id === undefined) return;
    event.preventDefault();
    openFrom(event.currentTarget, id);
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.relatedTarget instanceof Node && !bar.current?.contains(event.relatedTarget)) close();
  };

  const [first] = categories;
  // The handlers only watch what bubbles up from the links and the button inside.
  // oxlint-disable jsx-a11y/no-noninteractive-element-interactions
  return (
    <nav
      ref={bar}
      className={styles.bar}
      aria-label={intl.formatMessage({ id: 'shell.categories.title' })}
      onPointerLeave={(event) => event.pointerType === 'mouse' && soon(closeDelay, close)}
      onPointerEnter={() => clearTimeout(timer.current)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <div className={styles.inside}>
        <button
          type="button"
          className={styles.all}
          aria-expanded={isOpen}
          {...(isOpen ? { 'aria-controls': panelId } : {})}
          disabled={categories.length === 0}
          onPointerEnter={MegaMenu.prefetch}
          onFocus={MegaMenu.prefetch}
          onClick={(event) => (isOpen ? close() : openFrom(event.currentTarget, first?.id))}
          onKeyDown={(event) => onLinkKeyDown(event, first?.id)}
        >
          <ShellIcon name="menu" />
          <FormattedMessage id="shell.categories.all" />
        </button>
        <ul className={styles.roots}>
          {categories.map(({ id, name, href }) => (
            <li key={id} className={styles.root}>
              <AppLink
                href={href}
                className={styles.rootLink}
                data-active={id === active}
                onPointerEnter={(event) => restOn(event, id)}
                onKeyDown={(event) => onLinkKeyDown(event, id)}
                onClick={close}
              >
                {name}
              </AppLink>
            </li>
          ))}
        </ul>
        {links.length > 0 && (
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.href + link.caption}>
                <EditorLink link={link} className={`${styles.link} ${link.isHighlighted ? styles.highlighted : ''}`} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {active !== undefined && (
        <div id={panelId} className={styles.panel}>
          <MegaMenu categories={categories} activeId={active} links={moreLinks} onActivate={setActive} onFollow={close} />
        </div>
      )}
    </nav>
  );
}
