import { ThemeProvider } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { createTenantTheme } from '../../src/themes/createTenantTheme';
import { LookContext } from '../../src/themes/look';
import type { Density, ThemeMode, ThemeTokens } from '../../src/themes/tokens';
import styles from './LookPanel.module.css';

interface LookPanelProps {
  tokens: ThemeTokens;
  mode: ThemeMode;
  /** Instead of the look's own. */
  density?: Density | undefined;
  children: ReactNode;
}

/** A piece of page in a look of its own, whatever the page round it wears. */
export function LookPanel({ tokens, mode, density, children }: LookPanelProps) {
  // Light and dark may stand on one page, so the mode belongs to the name.
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
