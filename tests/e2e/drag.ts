import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Moves the mouse over an element, at a share of its height. Repeats until the element's position is stable: late content above it
 * would push another one under the resting mouse.
 */
async function pointAt(page: Page, target: Locator, share: number): Promise<void> {
  await expect(async () => {
    const measured = await target.boundingBox();
    if (!measured) throw new Error('There is nothing to point at');
    const { x, y, width, height } = measured;
    await page.mouse.move(x + width / 2, y + height * share, { steps: 3 });
    expect(await target.boundingBox()).toEqual(measured);
  }).toPass();
}

/** Takes hold of an element with the mouse, in its middle. */
export async function takeHold(page: Page, handle: Locator): Promise<void> {
  await handle.scrollIntoViewIfNeeded();
  await pointAt(page, handle, 0.5);
  await page.mouse.down();
}

/** Drops the dragged element over another one, at a share of its height from its upper edge. */
export async function letGoOver(page: Page, target: Locator, share: number): Promise<void> {
  await pointAt(page, target, share);
  await page.mouse.up();
}
