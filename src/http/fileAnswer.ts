/** An answer that is a file. */
export interface FileAnswer {
  /** The file with its type. */
  readonly blob: Blob;
  /** The server's file name with its extension; undefined without one, and then the saving code has one. */
  readonly name: string | undefined;
}

/** True if an answer is a file. */
export function isFileAnswer(answer: unknown): answer is FileAnswer {
  return typeof answer === 'object' && answer !== null && 'blob' in answer && answer.blob instanceof Blob;
}

/**
 * The name of a file out of a Content-Disposition header (RFC 6266): `filename*` before `filename`, of each the first. Folders in
 * front of it are not taken over, and neither are characters that no name may have.
 *
 * @returns undefined when the header is missing, names nothing or can't be read
 */
export function fileNameOf(header: string | null): string | undefined {
  const values = new Map<string, string>();
  for (const [, name = '', quoted, bare] of (header ?? '').matchAll(
    /;\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/g,
  )) {
    const key = name.toLowerCase();
    const value = quoted === undefined ? bare : quoted.replaceAll(/\\(.)/g, '$1');
    if (value !== undefined && !values.has(key)) values.set(key, value);
  }
  return usable(decoded(values.get('filename*'))) ?? usable(values.get('filename'));
}

/** A value with its charset in front (RFC 8187): `UTF-8'de'K%C3%A4se.pdf`. UTF-8 is the mandatory one. */
function decoded(value: string | undefined): string | undefined {
  const encoded = /^utf-8'[^']*'(.*)$/i.exec(value ?? '')?.[1];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

function usable(name: string | undefined): string | undefined {
  const last = name
    ?.split(/[/\\]/)
    .at(-1)
    ?.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
  return last === undefined || /^\.*$/.test(last) ? undefined : last;
}
