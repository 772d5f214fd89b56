import type { ThemeMode } from '#themes/tokens.ts';
import { choicesKey, isToken, type TokenGroup } from '../tokens/designTokens';
import { readDraft, type ReadDraft } from './draft';

/** A colour of a token file as `#rrggbb`: by its hex, or by its parts where a tool left the hex out. */
function colourOf(value: unknown): unknown {
  if (typeof value === 'string') return value.toLowerCase();
  const { hex, components, colorSpace } = value as { hex?: unknown; components?: unknown; colorSpace?: unknown };
  if (typeof hex === 'string') return hex.toLowerCase();
  if (colorSpace !== 'srgb' || !Array.isArray(components)) return value;
  return `#${components
    .map((part) =>
      Math.round(Number(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function coloursOf(group: TokenGroup): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(group)
      .filter(([name]) => !name.startsWith('$'))
      .map(([name, value]) => [name, isToken(value) ? colourOf(value.$value) : coloursOf(value)]),
  );
}

interface Found {
  readonly mode: ThemeMode;
  readonly choices: object;
  readonly seed: TokenGroup;
}

function readOne(text: string): Found | string {
  try {
    const file = JSON.parse(text) as { seed?: TokenGroup; $extensions?: Record<string, { mode?: ThemeMode; choices?: object }> };
    const { mode, choices } = file.$extensions?.[choicesKey] ?? {};
    if ((mode !== 'light' && mode !== 'dark') || typeof choices !== 'object' || typeof file.seed !== 'object') {
      return `A file lacks its seeds, or its mode in $extensions["${choicesKey}"]: it was not exported by this editor.`;
    }
    return { mode, choices, seed: file.seed };
  } catch {
    return 'A file is no JSON.';
  }
}

/**
 * The draft in token files, of one mode or of both. If one mode's file is missing its seeds stay the current draft's.
 *
 * @param texts contents of the files
 * @param current replaces values missing in all files
 */
export function readTokenFiles(texts: readonly string[], current: object): ReadDraft {
  const files = texts.map(readOne);
  const problems = files.filter((file) => typeof file === 'string');
  if (problems.length > 0) return { problems };
  const found = files as Found[];
  const seeds = Object.fromEntries(found.map(({ mode, seed }) => [mode, coloursOf(seed)]));
  return readDraft({ ...current, ...found[0]?.choices, ...seeds });
}
