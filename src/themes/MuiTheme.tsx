import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { useContext, useMemo, type ReactNode } from 'react';
import { createTenantTheme } from './createTenantTheme';
import { LookContext } from './look';
import { modeAttribute } from './mode';

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
  const theme = useMemo(() => look && createTenantTheme(look), [look]);
  if (!theme) return children;
  // The variables are already there, in the look's stylesheet; the mode is the page's.
  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={theme} disableStyleSheetGeneration defaultMode={pageMode()}>{children}</ThemeProvider>
    </StyledEngineProvider>
  );
}

function pageMode(): 'light' | 'dark' {
  return document.documentElement.getAttribute(modeAttribute) === 'dark' ? 'dark' : 'light';
}
