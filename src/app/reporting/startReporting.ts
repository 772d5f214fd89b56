import { reportError } from '#platform/errorReports.ts';
import { whenIdle } from '#platform/whenIdle.ts';
import type { RuntimeConfig } from '#session/runtimeConfig.ts';

/**
 * Reports failures to the operator's address (record 030); without one nothing listens. The browser's own events are recorded from now
 * on, and the reporting code is fetched once the page is idle.
 */
export function startReporting(config: RuntimeConfig): void {
  if (config.reportUrl === '' || Math.random() >= config.reportShare) return;
  // Without an error it is a script of another origin, or a warning about layout.
  window.addEventListener('error', ({ error, filename }: ErrorEvent) => {
    if (error) reportError({ kind: 'uncaught', error, source: filename });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportError({ kind: 'uncaught', error: reason }));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    reportError({
      kind: 'policy',
      operation: `${effectiveDirective} ${URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI}`,
      source: `${sourceFile} ${blockedURI}`,
    });
  });
  whenIdle(() => void import('./report').then(({ report }) => report(config.reportUrl)).catch(() => undefined));
}
