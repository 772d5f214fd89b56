import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { importPath } from '#scripts/importPath.ts';

/** `kit` of `src/kit/list/Pager.tsx`, `mocks` of `mocks/world.ts`. */
const roomOf = (file: string): string => file.replace(/^src\/(?!gen\/)/, '').split('/')[0] ?? '';

test('An import from another room names the room (#kit/…); one inside the room is relative', () => {
  const files = globSync('{src,mocks,scripts,tests,.storybook}/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));
  const wrong = files
    .filter((file) => !/^src\/(?:gen\/|[^/]+$)/.test(file))
    .flatMap((file) =>
      ts
        .preProcessFile(readFileSync(file, 'utf8'))
        .importedFiles.map(({ fileName }) => fileName)
        .filter((request) => {
          const path = importPath(file, request);
          return path !== undefined && path.includes('/') && request.startsWith('#') === (roomOf(path) === roomOf(file));
        })
        .map((request) => `${file}: ${request}`),
    );
  expect(files.length).toBeGreaterThan(3000);
  expect(wrong).toEqual([]);
});
