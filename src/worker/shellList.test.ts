import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { shellEntries } from './shellList';

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64');

test('every file has its own digest, and files without a hash in their name have a revision', () => {
  const texts = ['one', 'two', 'three'];
  expect(
    shellEntries({
      unhashed: [{ url: '/index.html', revision: 'abc' }],
      addresses: '/assets/a-1.js /assets/b-2.css /assets/c-3.js',
      digests: texts.map((text) => digestOf(text).replace('=', '')).join(''),
    }),
  ).toEqual([
    { url: '/index.html', revision: 'abc' },
    { url: '/assets/a-1.js', revision: null, integrity: `sha256-${digestOf('one')}` },
    { url: '/assets/b-2.css', revision: null, integrity: `sha256-${digestOf('two')}` },
    { url: '/assets/c-3.js', revision: null, integrity: `sha256-${digestOf('three')}` },
  ]);
});
