import favicon from '../assets/AA/favicon.svg?no-inline';
import logo from '../assets/AA/logo.svg?no-inline';
import logoOnDark from '../assets/AA/logo-on-dark.svg?no-inline';
import missingImage from '../assets/AA/missing-image.svg?no-inline';
import { angerhalleLook } from './angerhalle';

/** Market hall by the water meadow: signal magenta. */
export const look = angerhalleLook({
  code: 'AA',
  signal: '#b3127c',
  signalInDark: '#ff85d0',
  place: 'Auwinkel',
  categoryHue: 340,
  symbol: [
    {
      tone: 'main',
      d: 'M2 2H30V30H2ZM5 10C8.5 6 12.5 6 16 10S23.5 14 27 10V15C23.5 19 19.5 19 16 15S8.5 11 5 15ZM5 18.5C8.5 14.5 12.5 14.5 16 18.5S23.5 22.5 27 18.5V23.5C23.5 27.5 19.5 27.5 16 23.5S8.5 19.5 5 23.5Z',
    },
  ],
  assets: { logo, logoOnDark, favicon, missingImage },
});
