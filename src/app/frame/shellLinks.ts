import type { ShellLink } from './parts/shellLink';
import type { Link } from '#domain/content/content.ts';
import { safeLink } from '#domain/content/contentLink.ts';

/** The links of the editors that may be shown; those that lead where a link must not are left out and logged. */
export function toShellLinks(links: readonly Link[] | undefined): readonly ShellLink[] {
  return (links ?? []).flatMap(({ caption, url, highlighted, target }) => {
    const link = safeLink(url, window.location.origin);
    if (!link || caption.trim() === '') {
      console.warn(`A link of the content system can't be used: ${JSON.stringify(url)}`);
      return [];
    }
    return [{ caption, ...link, inNewWindow: target === '_blank', isHighlighted: highlighted === true }];
  });
}
