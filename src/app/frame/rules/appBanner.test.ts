import { expect, test } from 'vitest';
import { hiddenUntil, storeLinkFor } from './appBanner';

const apple = 'https://apps.example/shop';
const google = 'https://play.example/shop';
const links = { appStoreUrl: apple, playStoreUrl: google };

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const androidPhone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const androidTablet = 'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const iPad =
  'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.each([
  ['an iPhone', iPhone, links, apple],
  ['an Android phone', androidPhone, links, google],
  ['an Android tablet', androidTablet, links, undefined],
  ['an iPad', iPad, links, undefined],
  ['a Mac', mac, links, undefined],
  ['Windows', windows, links, undefined],
  ['nothing', '', links, undefined],
  ['an iPhone without a link', iPhone, { ...links, appStoreUrl: '' }, undefined],
  ['an Android phone without a link', androidPhone, { ...links, playStoreUrl: '' }, undefined],
])('%s', (_what, userAgent, given, expected) => {
  expect(storeLinkFor(userAgent, given)).toBe(expected);
});

test.each([
  ['2030-04-01T08:00:00.000Z', 30, '2030-05-01T08:00:00.000Z'],
  ['2030-04-01T08:00:00.000Z', 1, '2030-04-02T08:00:00.000Z'],
])('closed at %s it is hidden for %i days', (now, days, until) => {
  expect(hiddenUntil(new Date(now), days).toISOString()).toBe(until);
});
