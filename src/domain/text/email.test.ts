import { describe, expect, it } from 'vitest';
import { isEmailAddress } from './email';

describe('isEmailAddress', () => {
  it.each([
    'a@b.at',
    'johanna.ebner+kueche@gasthof-ebner.example',
    'o’neil@x.y.z',
    'küche@öde.at',
    'a@xn--de-fka.at',
    'a@1a.at',
    `${'a'.repeat(64)}@b.at`,
  ])('takes %s', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  it.each([
    '',
    'a',
    'a@',
    '@b.at',
    'a@b',
    'a@b.',
    'a@.at',
    'a@b..at',
    'a@-b.at',
    'a@b-.at',
    'a b@c.at',
    ' a@b.at',
    'a@b.at\n',
    'a@b@c.at',
    'a@b.at,c@d.at',
    'a@b.at;c@d.at',
    '<a@b.at>',
    'a\u200b@b.at',
    'ａ@b.at',
    'Johanna <a@b.at>',
    "'a@b.at'",
    '“a@b.at”',
    "a@b.at'",
    'a@b.at!',
    'a@b.at?',
    '.a@b.at',
    'a.@b.at',
    'a..b@c.at',
    'a@1.2.3.4',
    'a@b/c.at',
    'a\\@b.at',
    `${'a'.repeat(65)}@b.at`,
    `a@${'b'.repeat(250)}.at`,
  ])('refuses %j', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });
});
