import favicon from '../assets/KN/favicon.svg?no-inline';
import logo from '../assets/KN/logo.svg?no-inline';
import logoOnDark from '../assets/KN/logo-on-dark.svg?no-inline';
import missingImage from '../assets/KN/missing-image.svg?no-inline';
import { seegwoelbLook } from './seegwoelb';

/** Lake and cellar on the north shore: deep lake blue. */
export const look = seegwoelbLook({
  code: 'KN',
  water: '#1f4d7d',
  waterInDark: '#93c0f2',
  waterFill: '#2f6aa8',
  depth: '#10294a',
  place: 'Nordufer',
  categoryHue: 245,
  symbol: [
    { tone: 'accent', d: 'M16 1L18.6 8.4L26 11L18.6 13.6L16 21L13.4 13.6L6 11L13.4 8.4Z' },
    { tone: 'main', d: 'M3 24.5C7 21.9 10.5 21.9 16 24.5S25 27.1 29 24.5V27.5C25 30.1 21.5 30.1 16 27.5S7 24.9 3 27.5Z' },
  ],
  assets: { logo, logoOnDark, favicon, missingImage },
});
