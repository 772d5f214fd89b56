import type { ThemeTokens } from '#themes/tokens.ts';
import { fileName, resolverFile, tokenFile } from './designTokens';
import { tokensStudioFile } from './tokensStudio';

const written = (content: object) => `${JSON.stringify(content, null, 1)}\n`;

/** The files of a look for other tools, by their names: both modes in W3C design tokens, how they belong together, and one for Tokens Studio. */
export function tokenFiles(tokens: ThemeTokens): Readonly<Record<string, string>> {
  return {
    [fileName(tokens.code, 'light')]: written(tokenFile(tokens, 'light')),
    [fileName(tokens.code, 'dark')]: written(tokenFile(tokens, 'dark')),
    [`${tokens.code}.resolver.json`]: written(resolverFile(tokens)),
    [`${tokens.code}.tokens-studio.json`]: written(tokensStudioFile(tokens)),
  };
}
