import { useContext, type AnchorHTMLAttributes, type MouseEvent, type Ref } from 'react';
import { LinkContext } from './linkContext';

interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address inside the shop, from `paths`. */
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Whether a click is the browser's own business: a new tab, a download, another mouse button. */
function isBrowsersOwn(event: MouseEvent<HTMLAnchorElement>, target: string | undefined): boolean {
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.altKey ||
    event.ctrlKey ||
    event.shiftKey ||
    (target !== undefined && target !== '' && target !== '_self')
  );
}

/**
 * A link inside the shop: a real `<a href>` that can be opened in a new tab, copied and read out, and that a plain click
 * follows without reloading the page. Components use it so that they need no router.
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
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!behaviour || isBrowsersOwn(event, target)) return;
    event.preventDefault();
    behaviour.navigate(href);
  };
  return (
    <a
      {...rest}
      href={href}
      {...(target ? { target } : {})}
      onClick={handleClick}
      // A touch comes as a pointer, too: before the click, and it leaves when it turns into scrolling.
      onPointerEnter={(event) => {
        behaviour?.come?.(href);
        onPointerEnter?.(event);
      }}
      onPointerLeave={(event) => {
        behaviour?.leave?.();
        onPointerLeave?.(event);
      }}
      onFocus={(event) => {
        behaviour?.come?.(href);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        behaviour?.leave?.();
        onBlur?.(event);
      }}
    >
      {children}
    </a>
  );
}
