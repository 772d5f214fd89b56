import { createContext, useContext, useEffect } from 'react';
import type { MessageKey } from '#i18n/messageKey.ts';

/** Title of the current screen, and how to extend it. */
export interface ScreenFrame {
  /** Key of the screen's title, from its route. */
  readonly titleKey: MessageKey;
  /** Sets the subject of the screen for the tab's title; undefined resets it. Stable for the life of the page. */
  setName(name: string | undefined): void;
}

/** Provided by the layout from the route. Outside it a screen has the start page's title. */
export const ScreenFrameContext = createContext<ScreenFrame>({ titleKey: 'app.title.home', setName: () => undefined });

/** Key of the current screen's title. */
export function useScreenTitle(): MessageKey {
  return useContext(ScreenFrameContext).titleKey;
}

/**
 * Puts a name before the shop's title in the tab instead of the screen's general one: a product's name, an order's
 * number. Undefined while loading.
 */
export function useScreenName(name: string | undefined): void {
  const { setName } = useContext(ScreenFrameContext);
  useEffect(() => {
    setName(name);
    return () => setName(undefined);
  }, [name, setName]);
}
