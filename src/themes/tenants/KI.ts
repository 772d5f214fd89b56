import favicon from '../assets/KI/favicon.svg?no-inline';
import logo from '../assets/KI/logo.svg?no-inline';
import logoOnDark from '../assets/KI/logo-on-dark.svg?no-inline';
import missingImage from '../assets/KI/missing-image.svg?no-inline';
import { seegwoelbLook } from './seegwoelb';

/** The lake and cellar’s main look and main site: petrol and brass. */
export const look = seegwoelbLook({
  code: 'KI',
  water: '#0f5862',
  waterInDark: '#79cbd4',
  waterFill: '#1b7683',
  depth: '#0a2f35',
  categoryHue: 205,
  symbol: [
    { tone: 'main', d: 'M3 17A13 13 0 0 1 29 17H23.5A7.5 7.5 0 0 0 8.5 17Z' },
    {
      tone: 'accent',
      d: 'M3 21C7 18.4 10.5 18.4 16 21S25 23.6 29 21V24C25 26.6 21.5 26.6 16 24S7 21.4 3 24ZM3 27C7 24.4 10.5 24.4 16 27S25 29.6 29 27V30C25 32.6 21.5 32.6 16 30S7 27.4 3 30Z',
    },
  ],
  assets: { logo, logoOnDark, favicon, missingImage },
});
