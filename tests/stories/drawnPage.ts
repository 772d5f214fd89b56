// A setup file of the stories. Chromium sometimes stops drawing one of several pages: no animation frame comes any more, so nothing fades
// in, scrolls or follows the focus there, and every story that waits for it fails for a reason that isn't its own. Such a page is revived;
// if it stays as it is, its stories aren't tried in it.
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import { untriedMark } from '#scripts/suites/untried.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Asks the browser to draw the page again. */
    revivePage: () => Promise<void>;
  }
}

/** Milliseconds within which a page that is drawn has a frame, also on a busy machine. */
const timeout = 5_000;

const hasFrame = () =>
  new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), timeout);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });

/** False before the first test of a file, and after one that failed. */
let isCertain = false;

beforeAll(() => {
  isCertain = false;
});

beforeEach(async () => {
  if (isCertain || (await hasFrame())) return;
  await commands.revivePage();
  if (!(await hasFrame())) throw new Error(`${untriedMark}the browser doesn't draw the page any more`);
  console.warn('The browser had stopped drawing the page, and draws it again.');
});

afterEach(({ task }) => {
  isCertain = task.result?.state !== 'fail';
});
