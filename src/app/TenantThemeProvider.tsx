import { ThemeProvider } from '@mui/material/styles';
import CssBaseline from '@mui/material/CssBaseline';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useSession } from '../session/useSession';
import { createTenantTheme } from '../themes/createTenantTheme';
import { LookContext } from '../themes/look';
import { loadTokenFaces, loadTokens, themeCodeOf } from '../themes/tenants';
import type { ThemeTokens } from '../themes/tokens';

interface TenantThemeProviderProps {
  /** The look loaded before the first render. */
  initialTokens: ThemeTokens;
  children: ReactNode;
}

/**
 * Dresses the shop in the tenant's theme. When the tenant becomes known or changes, the new look is fetched and the CSS
 * variables are repainted; nothing is mounted anew.
 */
export function TenantThemeProvider({ initialTokens, children }: TenantThemeProviderProps) {
  const { tenant } = useSession();
  const [tokens, setTokens] = useState(initialTokens);
  useEffect(() => {
    let current = true;
    void loadTokens(themeCodeOf(tenant)).then(async (next) => {
      await loadTokenFaces(next);
      if (current) setTokens(next);
    });
    return () => {
      current = false;
    };
  }, [tenant]);
  useEffect(() => {
    document.querySelector('link[rel="icon"]')?.setAttribute('href', tokens.assets.favicon);
  }, [tokens]);
  const theme = useMemo(() => createTenantTheme(tokens), [tokens]);
  return (
    <ThemeProvider theme={theme} defaultMode="system">
      <CssBaseline />
      <LookContext value={tokens}>{children}</LookContext>
    </ThemeProvider>
  );
}
