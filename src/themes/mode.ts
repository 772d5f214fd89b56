import { watchPaper } from './paper';

/** Attribute of the root element with the mode: `data-mode="light"` or `data-mode="dark"`. */
export const modeAttribute = 'data-mode';

/** Attribute on the root element that names the look whose stylesheet holds. */
export const lookAttribute = 'data-look';

/** Sets the page's mode to the device's, now and whenever it changes; on paper it is light, for light words on white can't be read. */
export function followDeviceMode(): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  let isOnPaper = window.matchMedia('print').matches;
  const apply = () => document.documentElement.setAttribute(modeAttribute, dark.matches && !isOnPaper ? 'dark' : 'light');
  apply();
  dark.addEventListener('change', apply);
  watchPaper((isPrinted) => {
    isOnPaper = isPrinted;
    apply();
  });
}
