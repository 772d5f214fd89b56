import { useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { ScreenDeclaration } from '#connected/screen/screen.ts';
import type { ScreenFrame } from '#connected/screen/screenTitle.ts';
import { useLook } from '#themes/look.ts';
import { screensAt } from './screenAt';

/** The screen on show, as the frame presents it. */
export interface ScreenOnShow {
  readonly screen: Pick<ScreenDeclaration, 'title' | 'access' | 'needs'>;
  readonly frame: ScreenFrame;
  /** Title of the tab: "Screen – Tenant". */
  readonly documentTitle: string;
  /** Read out after a change of screen; empty before the first. */
  readonly announcement: string;
}

/** For the address of a redirect. */
const fallbackScreen: ScreenOnShow['screen'] = { title: 'app.title.home', access: 'anyone' };

/** The address's screen: sets its title in the tab, and announces it after every change of screen except the first. */
export function useScreen(): ScreenOnShow {
  const intl = useIntl();
  const { title: shopTitle } = useLook();
  const { pathname } = useLocation();
  const screen = useMemo(() => screensAt(pathname).at(-1) ?? fallbackScreen, [pathname]);
  const [name, setName] = useState<string>();
  const frame = useMemo(() => ({ titleKey: screen.title, setName }), [screen.title]);
  const screenTitle = name ?? intl.formatMessage({ id: screen.title });
  const documentTitle = `${screenTitle} – ${shopTitle}`;
  const [first] = useState(pathname);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && pathname !== first) setHasMoved(true);
  return { screen, frame, documentTitle, announcement: hasMoved ? screenTitle : '' };
}

/**
 * Moves the focus to the content after a change of screen, so that keyboard users continue there. A user who is typing the next search
 * keeps the focus.
 */
export function useFocusOnChange(): (element: HTMLElement | null) => void {
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const focused = document.activeElement;
    if (focused?.matches('search input') && !content.current?.contains(focused)) return;
    content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (element) => {
    content.current = element;
  };
}
