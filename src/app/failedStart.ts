import { tellTrouble } from '../platform/trouble';

/** Tells that nothing of the shop can be shown; what looks after its start (public/start.js) then says so on the page. */
export function tellFailedStart(error: unknown): void {
  console.error('The shop could not be shown', error);
  tellTrouble({ kind: 'start', error });
  // For those who listen only later.
  document.documentElement.dataset['failed'] = '';
  window.dispatchEvent(new Event('shop:failed'));
}
