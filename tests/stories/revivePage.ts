import type { BrowserCommand } from 'vitest/node';

/** Milliseconds for the picture of a page that may never be drawn. */
const timeout = 5_000;

/** Asks the browser to draw the page again: its window comes to the front, gets another size, and is pictured. */
export const revivePage: BrowserCommand<[]> = async ({ page }) => {
  await page.bringToFront();
  const size = page.viewportSize();
  if (size) {
    await page.setViewportSize({ ...size, height: size.height + 1 });
    await page.setViewportSize(size);
  }
  // A picture requires a frame; whether one came is seen in the page.
  await page.screenshot({ timeout }).catch(() => undefined);
};
