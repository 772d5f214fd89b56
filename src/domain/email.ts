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
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => label !== '' && !label.startsWith('-') && !label.endsWith('-'));
}
