import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { readDraft, type Draft, type ReadDraft } from './draft';

/** The whole draft in the letters that an address of Storybook may have: deflated, and in base 64 with `-` and `_`. */
export function writeDraft(draft: Draft): string {
  const bytes = deflateSync(strToU8(JSON.stringify(draft)), { level: 9 });
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The draft in an address; problems if it was cut or changed. */
export function draftOfAddress(text: string): ReadDraft {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0);
    return readDraft(JSON.parse(strFromU8(inflateSync(bytes))));
  } catch {
    return { problems: ['The address contains no complete draft.'] };
  }
}
