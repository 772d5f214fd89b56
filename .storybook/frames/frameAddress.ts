import { initialGlobals } from '../globals';
import type { ThemeMode } from '#themes/tokens.ts';

/** Display of a story: look and mode. */
export interface Dress {
  readonly tenant: string;
  readonly mode: ThemeMode;
  /** A look that isn't kept anywhere, as the theme editor writes it into an address. */
  readonly draft?: string;
}

/** `tenant:GM;mode:dark;…`: the toolbar's values, the language and so on as the board itself has them. */
function globalsOf({ tenant, mode, draft }: Dress, board: Readonly<Record<string, unknown>>): string {
  const values = { ...board, tenant, mode, ...(draft === undefined ? {} : { draft }) } as Readonly<Record<string, unknown>>;
  return Object.keys(initialGlobals)
    .filter((name) => typeof values[name] === 'string' && values[name] !== '')
    .map((name) => `${name}:${String(values[name])}`)
    .join(';');
}

/** Address of a story alone, for a frame; beside this page, wherever the Storybook lies. */
export function frameAddress(story: string, dress: Dress, board: Readonly<Record<string, unknown>> = {}): string {
  return `./iframe.html?id=${story}&viewMode=story&globals=${globalsOf(dress, board)}`;
}

/** Address of a story in the Storybook, with the window that a board shows it in. */
export function storyAddress(story: string, dress: Dress, width: number, board: Readonly<Record<string, unknown>> = {}): string {
  return `./?path=/story/${story}&globals=${globalsOf(dress, board)}${width < 961 ? ';viewport:phone' : ''}`;
}
