import { readTyped } from './typedText';

/** Maximum length of an address for mail servers (RFC 5321). */
const maxAddressLength = 254;

/**
 * True for a valid e-mail address: one part before and a domain with a dot after a single @, without spaces. The mail server knows
 * better than any pattern, so this only catches typing errors.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > maxAddressLength || readTyped(text) !== text || /[\s<>()[\],;:"\\]/.test(text)) return false;
  const [local, domain, ...rest] = text.split('@');
  if (!local || !domain || rest.length > 0 || local.length > 64) return false;
  // Punctuation that sentences and mail programs put around it: "‘a@b.at’", "a@b.at!". Valid apostrophes are in the middle ("o'neil").
  if (/^['’‘.]|['’‘.]$|\.\.|["“”„«»‹›!?]/u.test(local)) return false;
  const labels = domain.split('.');
  const isName = labels.every((label) => /^[\p{L}\p{N}\p{M}_-]+$/u.test(label) && !label.startsWith('-') && !label.endsWith('-'));
  return isName && labels.length > 1 && /\p{L}/u.test(labels.at(-1) ?? '');
}
