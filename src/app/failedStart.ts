import { reportError } from '#platform/errorReports.ts';

/** Reports that the shop can't be shown; its start script (public/start.js) then says so on the page. */
export function tellFailedStart(error: unknown): void {
  console.error('The shop could not be shown', error);
  reportError({ kind: 'start', error });
  // For those who listen only later.
  document.documentElement.dataset['failed'] = '';
  window.dispatchEvent(new Event('shop:failed'));
}
