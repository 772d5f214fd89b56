import { createContext, useContext, useEffect } from 'react';
import type { MessageKey } from '../../i18n/messageKey';

/** What the frame knows of the screen on show, and what the screen can tell it. */
export interface ScreenFrame {
  /** Key of the screen's title, from its route. */
  readonly titleKey: MessageKey;
  /** Says what the screen is about, for the title of the tab; undefined takes it back. Stable for the life of the page. */
  setName(name: string | undefined): void;
}

/** The frame round the screen; filled by the layout from the route. Outside it a screen has the start page's title. */
export const ScreenFrameContext = createContext<ScreenFrame>({ titleKey: 'app.title.home', setName: () => undefined });

/** Key of the current screen's title. */
export function useScreenTitle(): MessageKey {
  return useContext(ScreenFrameContext).titleKey;
}

/**
 * Puts a name before the shop's title in the tab, instead of the screen's general one: the product's on its page, the order's number.
 * Undefined while it isn't known.
 */
export function useScreenName(name: string | undefined): void {
  const { setName } = useContext(ScreenFrameContext);
  useEffect(() => {
    setName(name);
    return () => setName(undefined);
  }, [name, setName]);
}
