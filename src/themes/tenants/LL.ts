import favicon from '../assets/LL/favicon.svg?no-inline';
import logo from '../assets/LL/logo.svg?no-inline';
import logoOnDark from '../assets/LL/logo-on-dark.svg?no-inline';
import missingImage from '../assets/LL/missing-image.svg?no-inline';
import { kupferkuchlLook } from './kupferkuchl';

/** Country kitchen in the larch valley: moss. */
export const look = kupferkuchlLook({
  code: 'LL',
  earth: '#566022',
  earthInDark: '#c3cf84',
  deepEarth: '#262c10',
  place: 'Lärchtal',
  categoryHue: 115,
  symbol: [
    { tone: 'main', d: 'M16 1.5L23 11.5H19.6L26.5 21.5H5.5L12.4 11.5H9Z' },
    { tone: 'accent', d: 'M14.2 23.5H17.8V30.5H14.2Z' },
  ],
  assets: { logo, logoOnDark, favicon, missingImage },
});
