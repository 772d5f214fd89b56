import { tellTrouble } from '../../platform/trouble';
import { whenIdle } from '../../platform/whenIdle';
import type { RuntimeConfig } from '../../session/runtimeConfig';

/**
 * Has what goes wrong reported to the operator's address (record 085); without one nothing listens. What the browser itself says of the page
 * is heard from now on, and what reports it is fetched once there is nothing else to do.
 */
export function startReporting(config: RuntimeConfig): void {
  if (config.reportUrl === '' || Math.random() >= config.reportShare) return;
  // Without an error it is a script of another origin, or a warning about layout.
  window.addEventListener('error', ({ error, filename }: ErrorEvent) => {
    if (error) tellTrouble({ kind: 'uncaught', error, source: filename });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => tellTrouble({ kind: 'uncaught', error: reason }));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    tellTrouble({
      kind: 'policy',
      operation: `${effectiveDirective} ${URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI}`,
      source: `${sourceFile} ${blockedURI}`,
    });
  });
  whenIdle(() => void import('./report').then(({ report }) => report(config.reportUrl)).catch(() => undefined));
}
