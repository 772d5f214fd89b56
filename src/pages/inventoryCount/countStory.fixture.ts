import type { StoryContext } from '@storybook/react-vite';
import { clearDeviceStorage, countDatabase } from '#session/deviceStorage.ts';

/** Address of the screen. */
export const pattern = '/my/inventory/new';
/** The stories' user and shop. */
export const shop = { as: 'anna', tenant: 'AL', route: pattern, pattern };

/** Barcode of the loaf of Bergkäse. */
export const loaf = '9001003706891';
/** Barcode of no product. */
export const stranger = '96385074';

/** Clears the device's count. */
export async function clearDevice(): Promise<void> {
  clearDeviceStorage();
  await new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(countDatabase);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => resolve());
  });
}

/** The field for names, numbers and barcodes, once the screen is loaded. */
export const searchOf = (canvas: StoryContext['canvas']) => canvas.findByRole('searchbox', { name: 'Name, Nummer oder Strichcode' });

/** Presses a button once it exists. */
export const press = async (userEvent: StoryContext['userEvent'], canvas: StoryContext['canvas'], name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** Types like a scanner: all keys at once, wherever the focus is. */
export function scan(code: string): void {
  for (const key of Array.from(code).concat('Enter')) {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }
}

/** Counts a loaf and closes its panel. */
export async function countLoaf(userEvent: StoryContext['userEvent'], canvas: StoryContext['canvas']): Promise<void> {
  await searchOf(canvas);
  scan(loaf);
  await canvas.findByText('Gezählt: 1 Laib');
  await press(userEvent, canvas, 'Fertig');
}
