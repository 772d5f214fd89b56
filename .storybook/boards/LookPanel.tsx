import { ThemeProvider } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { createTenantTheme } from '#themes/createTenantTheme.ts';
import { LookContext } from '#themes/look.ts';
import type { Density, ThemeMode, ThemeTokens } from '#themes/tokens.ts';
import styles from './LookPanel.module.css';

interface LookPanelProps {
  tokens: ThemeTokens;
  mode: ThemeMode;
  /** Instead of the look's own. */
  density?: Density | undefined;
  children: ReactNode;
}

/** A part of a page in a look of its own, independent of the surrounding page's. */
export function LookPanel({ tokens, mode, density, children }: LookPanelProps) {
  // Light and dark may be on one page, so the mode is part of the name.
  const name = `look-${tokens.code}-${mode}`;
  const theme = useMemo(
    () => createTenantTheme(tokens, { rootSelector: `.${name}`, mode, ...(density === undefined ? {} : { density }) }),
    [tokens, name, mode, density],
  );
  return (
    <ThemeProvider theme={theme} disableNestedContext storageManager={null}>
      <LookContext value={tokens}>
        <div className={`${name} ${styles.panel}`} data-look={tokens.code}>
          {children}
        </div>
      </LookContext>
    </ThemeProvider>
  );
}
