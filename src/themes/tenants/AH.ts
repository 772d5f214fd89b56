import favicon from '../assets/AH/favicon.svg?no-inline';
import logo from '../assets/AH/logo.svg?no-inline';
import logoOnDark from '../assets/AH/logo-on-dark.svg?no-inline';
import missingImage from '../assets/AH/missing-image.svg?no-inline';
import { angerhalleLook } from './angerhalle';

/** Market hall on the high field: signal violet. */
export const look = angerhalleLook({
  code: 'AH',
  signal: '#6a2fcf',
  signalInDark: '#c3a1ff',
  place: 'Hochfeld',
  categoryHue: 295,
  symbol: [{ tone: 'main', d: 'M2 2H30V30H2ZM5 14L27 6V11L5 19ZM5 22L27 14V19L5 27Z' }],
  assets: { logo, logoOnDark, favicon, missingImage },
});
