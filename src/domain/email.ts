import { readTyped } from './typedText';

/** Longest address that mail servers take (RFC 5321). */
const longestAddress = 254;

/**
 * Whether a text is a valid e-mail address: one part before and a domain with a dot after a single @, without spaces. The mail
 * server knows better than any pattern, so this only catches slips of the hand.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > longestAddress || readTyped(text) !== text || /[\s<>()[\],;:"\\]/.test(text)) return false;
  const [local, domain, ...rest] = text.split('@');
  if (!local || !domain || rest.length > 0 || local.length > 64) return false;
  // What a sentence or a mail program puts round it: "‘a@b.at’", "a@b.at!". Its own are in the middle ("o'neil").
  if (/^['’‘.]|['’‘.]$|\.\.|["“”„«»‹›!?]/u.test(local)) return false;
  const labels = domain.split('.');
  const isName = labels.every((label) => /^[\p{L}\p{N}\p{M}_-]+$/u.test(label) && !label.startsWith('-') && !label.endsWith('-'));
  return isName && labels.length > 1 && /\p{L}/u.test(labels.at(-1) ?? '');
}
