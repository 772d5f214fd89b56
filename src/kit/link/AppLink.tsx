import { useContext, type AnchorHTMLAttributes, type MouseEvent, type Ref, type SyntheticEvent } from 'react';
import { LinkContext, type LinkBehaviour } from './linkContext';

interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address inside the shop, from `paths`. */
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** True if the browser should handle the click: a new tab, a download, another mouse button. */
function isBrowsersOwn(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.altKey ||
    event.ctrlKey ||
    event.shiftKey ||
    (target !== '' && target !== '_self')
  );
}

const addressOf = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => currentTarget.getAttribute('href') ?? '';

interface LinkHandlers {
  click(event: MouseEvent<HTMLAnchorElement>): void;
  come(event: SyntheticEvent<HTMLAnchorElement>): void;
  leave(): void;
}

const known = new WeakMap<LinkBehaviour, LinkHandlers>();

/** Handlers shared by all links of a behaviour: a long list has hundreds of links. */
function handlersOf(behaviour: LinkBehaviour): LinkHandlers {
  const made = known.get(behaviour);
  if (made) return made;
  const handlers: LinkHandlers = {
    click: (event) => {
      if (isBrowsersOwn(event)) return;
      event.preventDefault();
      behaviour.navigate(addressOf(event));
    },
    come: (event) => behaviour.come?.(addressOf(event)),
    leave: () => behaviour.leave?.(),
  };
  known.set(behaviour, handlers);
  return handlers;
}

/** Calls both handlers in order. */
function both<Event>(first: ((event: Event) => void) | undefined, then: ((event: Event) => void) | undefined) {
  if (!first || !then) return first ?? then;
  return (event: Event) => {
    first(event);
    then(event);
  };
}

/**
 * A link inside the shop: a real `<a href>` that can be opened in a new tab, copied and read out. A plain click
 * follows it without reloading the page. Components use it so that they need no router.
 */
export function AppLink({
  href,
  onClick,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  target: wanted,
  children,
  ...rest
}: AppLinkProps) {
  const behaviour = useContext(LinkContext);
  const target = behaviour?.staysInTab ? undefined : wanted;
  const own = behaviour && handlersOf(behaviour);
  return (
    <a
      {...rest}
      href={href}
      {...(target ? { target } : {})}
      onClick={both(onClick, own?.click)}
      // Touch fires pointer events too: enter before the click, and leave when it becomes a scroll.
      onPointerEnter={both(own?.come, onPointerEnter)}
      onPointerLeave={both(own?.leave, onPointerLeave)}
      onFocus={both(own?.come, onFocus)}
      onBlur={both(own?.leave, onBlur)}
    >
      {children}
    </a>
  );
}
