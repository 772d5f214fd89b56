import favicon from '../assets/LM/favicon.svg?no-inline';
import logo from '../assets/LM/logo.svg?no-inline';
import logoOnDark from '../assets/LM/logo-on-dark.svg?no-inline';
import missingImage from '../assets/LM/missing-image.svg?no-inline';
import { kupferkuchlLook } from './kupferkuchl';

/** The country kitchen’s main look: copper. */
export const look = kupferkuchlLook({
  code: 'LM',
  earth: '#97431b',
  earthInDark: '#f0a074',
  deepEarth: '#40200f',
  categoryHue: 50,
  symbol: [
    { tone: 'main', d: 'M5 13.5H27V22.5A6 6 0 0 1 21 28.5H11A6 6 0 0 1 5 22.5Z' },
    { tone: 'accent', d: 'M6 11.5A10 7.5 0 0 1 26 11.5ZM14.5 2H17.5V4.5H14.5Z' },
    { tone: 'main', d: 'M1.5 15H4V19H1.5ZM28 15H30.5V19H28Z' },
  ],
  assets: { logo, logoOnDark, favicon, missingImage },
});
