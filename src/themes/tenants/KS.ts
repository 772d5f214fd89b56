import favicon from '../assets/KS/favicon.svg?no-inline';
import logo from '../assets/KS/logo.svg?no-inline';
import logoOnDark from '../assets/KS/logo-on-dark.svg?no-inline';
import missingImage from '../assets/KS/missing-image.svg?no-inline';
import { seegwoelbLook } from './seegwoelb';

/** Lake and cellar on the south shore: reed green. */
export const look = seegwoelbLook({
  code: 'KS',
  water: '#1d6146',
  waterInDark: '#83d3ad',
  waterFill: '#2a7f5d',
  depth: '#0d3325',
  place: 'Südufer',
  categoryHue: 165,
  symbol: [
    { tone: 'accent', d: 'M16 3A7 7 0 1 1 16 17A7 7 0 1 1 16 3Z' },
    {
      tone: 'main',
      d: 'M3 20C7 17.4 10.5 17.4 16 20S25 22.6 29 20V23C25 25.6 21.5 25.6 16 23S7 20.4 3 23ZM3 25.5C7 22.9 10.5 22.9 16 25.5S25 28.1 29 25.5V28.5C25 31.1 21.5 31.1 16 28.5S7 25.9 3 28.5Z',
    },
  ],
  assets: { logo, logoOnDark, favicon, missingImage },
});
