import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import satisfies from 'spdx-satisfies';

/** Licences that a package of the shop may be under (SPDX): those that ask for their text to go with it and for nothing else. */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'OFL-1.1', 'Unlicense'];

/** Packages whose drawings are part of the shop, though only its tools read them. */
const drawnFrom = ['node_modules/@iconify-json/fluent-emoji-flat'];

/** A third-party package in the shop. */
export interface Notice {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly licence: string;
  readonly text: string;
}

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

/** A licence that isn't on the list, or a package that doesn't say its own. */
export class LicenceError extends Error {
  override readonly name = 'LicenceError';
}

const licenceFile = /^(?:licen[sc]e|copying|notice|ofl)/i;

/** The text of the MIT licence, identical in all packages. */
const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** A package's own licence text, or those of the packages that it contains; without such files, its holder and the standard text. */
function textOf(folder: string, licence: string): string {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter(
    (entry) => entry.isFile() && licenceFile.test(entry.name) && !entry.parentPath.slice(folder.length).includes('node_modules'),
  );
  const own = files.filter(({ parentPath }) => parentPath === folder);
  const texts = own.length > 0 ? own : files;
  if (texts.length > 0) return texts.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8').trim()).join('\n\n');
  const holder = ['info.json', 'package.json'].map((file) => holderIn(join(folder, file))).find(Boolean);
  if (!holder || licence !== 'MIT') throw new LicenceError(`${folder} lacks the text of its licence "${licence}"`);
  return `Copyright (c) ${holder}\n\n${mit}`;
}

/** Author of a package, or of its drawings. */
function holderIn(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const { author } = JSON.parse(readFileSync(file, 'utf8')) as { author?: string | { name?: string } };
  return typeof author === 'string' ? author : author?.name;
}

/**
 * All third parties whose work is in the shop: every production package of the lock file, even if the build uses only a part.
 *
 * @param root folder with the lock file and the installed packages
 * @throws LicenceError for a licence that isn't allowed
 */
export function noticesOf(root = '.'): readonly Notice[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, LockedPackage>>;
  };
  return Object.entries(packages)
    .filter(([path, { dev, optional, devOptional }]) => path !== '' && (!(dev || optional || devOptional) || drawnFrom.includes(path)))
    .filter(([path]) => existsSync(join(root, path)))
    .map(([path, { version = '', license = '' }]): Notice => {
      const name = path.split('node_modules/').at(-1) ?? path;
      let isAllowed = false;
      try {
        isAllowed = satisfies(license, allowed);
      } catch {
        // No SPDX expression.
      }
      if (!isAllowed)
        throw new LicenceError(`${name} ${version} has the licence "${license}", which is not listed in scripts/deploy/notices.ts`);
      return { name, version, licence: license, text: textOf(join(root, path), license) };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'));
}

/** The notices as one text. */
export function noticesText(notices: readonly Notice[]): string {
  const line = '-'.repeat(80);
  return [
    'The shop contains software, typefaces and drawings of others. Here is what they are, and under which licences.\n',
    ...notices.map(({ name, version, licence, text }) => `${line}\n${name} ${version}\n${licence}\n\n${text}\n`),
  ].join('\n');
}
