import favicon from '../assets/PI/favicon.svg?no-inline';
import logo from '../assets/PI/logo.svg?no-inline';
import logoOnDark from '../assets/PI/logo-on-dark.svg?no-inline';
import missingImage from '../assets/PI/missing-image.svg?no-inline';
import { seegwoelbLook } from './seegwoelb';

/** Lake and cellar in the bay of pile dwellings: aubergine dusk. */
export const look = seegwoelbLook({
  code: 'PI',
  water: '#54406f',
  waterInDark: '#c7aee8',
  waterFill: '#75589a',
  depth: '#2a1f3d',
  place: 'Pfahlbucht',
  categoryHue: 300,
  symbol: [
    { tone: 'main', d: 'M16 2L28.5 11V16.5H3.5V11ZM6.5 16.5H9.5V22.5H6.5ZM14.5 16.5H17.5V22.5H14.5ZM22.5 16.5H25.5V22.5H22.5Z' },
    { tone: 'accent', d: 'M3 25C7 22.4 10.5 22.4 16 25S25 27.6 29 25V28C25 30.6 21.5 30.6 16 28S7 25.4 3 28Z' },
  ],
  assets: { logo, logoOnDark, favicon, missingImage },
});
