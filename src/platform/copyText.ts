/**
 * Copies a text to the clipboard.
 *
 * @returns true if it is there; false without encryption, where browsers have no clipboard, or if the browser refuses
 */
export async function copyText(text: string): Promise<boolean> {
  const { clipboard } = navigator as Partial<Pick<Navigator, 'clipboard'>>;
  try {
    await clipboard?.writeText(text);
    return clipboard !== undefined;
  } catch {
    return false;
  }
}
