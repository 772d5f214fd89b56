/** Seconds after which a saved file's address is given back; by then the browser has read it. */
const readWithin = 60;

/** A file, and the name with its ending that the server gave it, if it gave one. */
interface NamedFile {
  readonly blob: Blob;
  readonly name: string | undefined;
}

/**
 * Hands a file to the browser to be saved under the name that the server gave it.
 *
 * @param otherwise name with its ending for a file that came without one
 */
export function saveFile({ blob, name }: NamedFile, otherwise: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name ?? otherwise;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readWithin * 1000);
}
