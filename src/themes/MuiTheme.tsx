import { StyledEngineProvider, ThemeProvider, type Theme } from '@mui/material/styles';
import { createContext, useContext, type ReactNode } from 'react';
import { createTenantTheme } from './createTenantTheme';
import { deriveTokens } from './deriveTokens';
import { LookContext } from './look';
import { modeAttribute } from './mode';
import type { Look } from './tokens';

/** The look whose theme surrounds the rendered part: a field in a dialog needs none of its own. */
const ThemedLook = createContext<Look | undefined>(undefined);

/** Each look's theme is made once, however many parts ask for it. */
const themes = new WeakMap<Look, Theme>();

function themeOf(look: Look): Theme {
  const known = themes.get(look);
  if (known) return known;
  const theme = createTenantTheme(deriveTokens(look));
  themes.set(look, theme);
  return theme;
}

/**
 * Provides the tenant's theme to the MUI components below. Each part that uses MUI wraps itself in it, so that MUI is loaded with the
 * first dialog, menu or message: everything else uses the look's stylesheet alone.
 *
 * MUI's styles are inserted before all others, so that the shop's stylesheets win over them in any loading order.
 *
 * Outside a look (in Storybook, whose frame has a theme of its own) it changes nothing.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  const look = useContext(LookContext);
  const themedLook = useContext(ThemedLook);
  if (!look || look === themedLook) return children;
  // The variables are already there, in the look's stylesheet; the mode is the page's.
  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={themeOf(look)} disableStyleSheetGeneration defaultMode={pageMode()}>
        <ThemedLook value={look}>{children}</ThemedLook>
      </ThemeProvider>
    </StyledEngineProvider>
  );
}

function pageMode(): 'light' | 'dark' {
  return document.documentElement.getAttribute(modeAttribute) === 'dark' ? 'dark' : 'light';
}
