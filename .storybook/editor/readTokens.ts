import type { ThemeMode } from '../../src/themes/tokens';
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
      return `A file has no seeds or doesn’t say in $extensions["${choicesKey}"] which mode it is of: it wasn’t written here.`;
    }
    return { mode, choices, seed: file.seed };
  } catch {
    return 'A file is no JSON.';
  }
}

/**
 * The draft of token files, of one mode or of both. Where one mode's file is missing its seeds stay those of the draft that is there.
 *
 * @param texts contents of the files
 * @param current what takes the place of what no file has
 */
export function readTokenFiles(texts: readonly string[], current: object): ReadDraft {
  const files = texts.map(readOne);
  const problems = files.filter((file) => typeof file === 'string');
  if (problems.length > 0) return { problems };
  const found = files as Found[];
  const seeds = Object.fromEntries(found.map(({ mode, seed }) => [mode, coloursOf(seed)]));
  return readDraft({ ...current, ...found[0]?.choices, ...seeds });
}
