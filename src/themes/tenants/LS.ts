import favicon from '../assets/LS/favicon.svg?no-inline';
import logo from '../assets/LS/logo.svg?no-inline';
import logoOnDark from '../assets/LS/logo-on-dark.svg?no-inline';
import missingImage from '../assets/LS/missing-image.svg?no-inline';
import { kupferkuchlLook } from './kupferkuchl';

/** Country kitchen on the sunny slope: ochre. */
export const look = kupferkuchlLook({
  code: 'LS',
  earth: '#86560a',
  earthInDark: '#efbe62',
  deepEarth: '#3a2705',
  place: 'Sonnleiten',
  categoryHue: 80,
  symbol: [
    { tone: 'accent', d: 'M11 3.5A7 7 0 1 1 11 17.5A7 7 0 1 1 11 3.5Z' },
    { tone: 'main', d: 'M2 23L30 12.5V16.5L2 27ZM30 19.5V29H4.5Z' },
  ],
  assets: { logo, logoOnDark, favicon, missingImage },
});
