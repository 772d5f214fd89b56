import type { StoryContext } from '@storybook/react-vite';
import { clearDeviceStorage, countDatabase } from '../../session/deviceStorage';

/** The screen's address. */
export const pattern = '/my/inventory/new';
/** Who counts in the stories. */
export const shop = { as: 'anna', tenant: 'AL', route: pattern, pattern };

/** The barcode of Bergkäse by the loaf. */
export const loaf = '9001003706891';
/** A barcode that no product has. */
export const stranger = '96385074';

/** Nothing is counted on the device. */
export async function clearDevice(): Promise<void> {
  clearDeviceStorage();
  await new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(countDatabase);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => resolve());
  });
}

/** The field that takes names, numbers and barcodes, once the screen is there. */
export const searchOf = (canvas: StoryContext['canvas']) => canvas.findByRole('searchbox', { name: 'Name, Nummer oder Strichcode' });

/** Presses a button that is there or comes. */
export const press = async (userEvent: StoryContext['userEvent'], canvas: StoryContext['canvas'], name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** Types as a scanner does: all keys in one go, wherever the focus is. */
export function scan(code: string): void {
  for (const key of Array.from(code).concat('Enter')) {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }
}

/** Counts a loaf, and is done with it. */
export async function countLoaf(userEvent: StoryContext['userEvent'], canvas: StoryContext['canvas']): Promise<void> {
  await searchOf(canvas);
  scan(loaf);
  await canvas.findByText('Gezählt: 1 Laib');
  await press(userEvent, canvas, 'Fertig');
}
