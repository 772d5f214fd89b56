/** Seconds after which a saved file's address is given back; by then the browser has read it. */
const readWithin = 60;

/**
 * Hands a file to the browser to be saved under a name.
 *
 * @param name with its ending
 */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readWithin * 1000);
}
