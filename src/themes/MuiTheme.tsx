import { StyledEngineProvider, ThemeProvider, type Theme } from '@mui/material/styles';
import { createContext, useContext, type ReactNode } from 'react';
import { createTenantTheme } from './createTenantTheme';
import { deriveTokens } from './deriveTokens';
import { LookContext } from './look';
import { modeAttribute } from './mode';
import type { Look } from './tokens';

/** The look whose theme stands round what is being drawn: a field in a dialog needs none of its own. */
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
 * Gives the tenant's theme to the MUI components below. Whatever uses MUI wraps itself in it, so that MUI is loaded with the
 * first dialog, menu or message and not before: everything else is drawn with the look's stylesheet alone.
 *
 * MUI's styles stand before all others, so that a stylesheet of ours wins over them whichever of the two was loaded first.
 *
 * Outside a look (in Storybook, whose frame has a theme of its own) it leaves everything as it is.
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
