import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import styles from './CategoryBar.module.css';
import { EditorLink } from './EditorLink';
import type { MegaMenuProps } from './MegaMenu';
import type { MenuCategory } from '#components/shell/menuCategory.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import type { ShellLink } from './shellLink';

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
  /** The menu of all categories; fetched when the pointer or the focus comes near. */
  Menu: ComponentType<MegaMenuProps> & { prefetch(): void };
}

const noCategories: readonly MenuCategory[] = [];

/** Number of the top categories that fit into the line; those that would wrap aren't visible. */
function useShownCount(categories: readonly MenuCategory[]): [RefObject<HTMLUListElement | null>, number] {
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(categories.length);
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    const measure = () => {
      const items = [...current.children].filter((item) => item instanceof HTMLElement);
      setCount(items.filter(({ offsetTop }) => offsetTop === items[0]?.offsetTop).length);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => watch.disconnect();
  }, [categories]);
  return [list, count];
}

/**
 * The header's second row: the top categories as links, and a menu of all of them that opens by its button, by resting the
 * pointer on a category, or with the arrow down.
 */
export function CategoryBar({ categories = noCategories, links, moreLinks, Menu }: CategoryBarProps) {
  const intl = useIntl();
  const panelId = useId();
  const bar = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [active, setActive] = useState<string>();
  const [isPressed, setPressed] = useState(false);
  const isOpen = active !== undefined;
  const [roots, shown] = useShownCount(categories);
  useEffect(() => () => clearTimeout(timer.current), []);

  const soon = (delay: number, run: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    setActive(undefined);
  };
  const openFrom = (element: HTMLElement, id: string | undefined, byPress = true) => {
    clearTimeout(timer.current);
    setPressed(byPress);
    opener.current = element;
    setActive(id);
  };
  const restOn = (event: PointerEvent<HTMLElement>, id: string) => {
    if (event.pointerType !== 'mouse') return;
    Menu.prefetch();
    const element = event.currentTarget;
    soon(isOpen ? openDelay / 2 : openDelay, () => openFrom(element, id, false));
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
  // The handlers only watch events that bubble up from the links and the button inside.
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
        <UnstyledButton
          className={styles.all}
          aria-expanded={isOpen}
          {...(isOpen ? { 'aria-controls': panelId } : {})}
          disabled={categories.length === 0}
          onPointerEnter={Menu.prefetch}
          onFocus={Menu.prefetch}
          onClick={(event) => (isOpen ? close() : openFrom(event.currentTarget, first?.id))}
          onKeyDown={(event) => onLinkKeyDown(event, first?.id)}
        >
          <Icon name="menu" size="large" />
          <FormattedMessage id="shell.categories.all" />
        </UnstyledButton>
        <ul ref={roots} className={styles.roots}>
          {categories.map(({ id, name, href }, place) => (
            <li key={id} className={`${styles.root} ${place < shown ? '' : styles.hidden}`}>
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
        {shown < categories.length && (
          <UnstyledButton
            className={styles.more}
            aria-label={intl.formatMessage({ id: 'shell.categories.more.name' }, { count: categories.length - shown })}
            aria-expanded={isOpen}
            onPointerEnter={Menu.prefetch}
            onFocus={Menu.prefetch}
            onClick={(event) => (isOpen ? close() : openFrom(event.currentTarget, categories[shown]?.id))}
          >
            <FormattedMessage id="shell.categories.more" values={{ count: categories.length - shown }} />
          </UnstyledButton>
        )}
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
          <Menu
            categories={categories}
            activeId={active}
            links={moreLinks}
            onActivate={setActive}
            onFollow={close}
            onBack={isPressed ? close : undefined}
          />
        </div>
      )}
    </nav>
  );
}
