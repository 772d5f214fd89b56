/** Seconds until a saved file's object URL is revoked; the browser has read it by then. */
const readWithin = 60;

/** A file, with the name and extension sent by the server, if any. */
interface NamedFile {
  readonly blob: Blob;
  readonly name: string | undefined;
}

/**
 * Lets the browser save a file under the server's name.
 *
 * @param otherwise name with extension for a file without one
 */
export function saveFile({ blob, name }: NamedFile, otherwise: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name ?? otherwise;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readWithin * 1000);
}
