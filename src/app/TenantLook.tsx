import { useEffect, useState, type ReactNode } from 'react';
import { useRuntimeConfig } from '#session/runtimeConfigContext.ts';
import { useSession } from '#session/useSession.ts';
import { reportError } from '#platform/errorReports.ts';
import { LookContext } from '#themes/look.ts';
import { loadLookFaces, loadLook, applyTheme } from '#themes/tenants.ts';
import type { Look } from '#themes/tokens.ts';
import { themeForHost } from './themeForHost';

interface TenantLookProps {
  /** The look that was put on before the first render. */
  initialLook: Look;
  children: ReactNode;
}

/**
 * Dresses the shop in the tenant's look. When the tenant becomes known or changes, the new look is fetched and the page is
 * repainted through CSS variables; nothing is remounted.
 */
export function TenantLook({ initialLook, children }: TenantLookProps) {
  const { tenant } = useSession();
  const config = useRuntimeConfig();
  const [look, setLook] = useState(initialLook);
  useEffect(() => {
    let current = true;
    const code = themeForHost(tenant, config);
    const wear = async () => {
      const next = await loadLook(code);
      await loadLookFaces(next);
      if (!current) return;
      await applyTheme(code);
      setLook(next);
    };
    wear().catch((error: unknown) => {
      console.warn("The tenant's look could not be fetched", error);
      reportError({ kind: 'chunk', operation: 'look', error });
    });
    return () => {
      current = false;
    };
  }, [tenant, config]);
  useEffect(() => {
    document.querySelector('link[rel="icon"]')?.setAttribute('href', look.assets.favicon);
  }, [look]);
  return <LookContext value={look}>{children}</LookContext>;
}
