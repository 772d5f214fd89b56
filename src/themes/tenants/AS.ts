import favicon from '../assets/AS/favicon.svg?no-inline';
import logo from '../assets/AS/logo.svg?no-inline';
import logoOnDark from '../assets/AS/logo-on-dark.svg?no-inline';
import missingImage from '../assets/AS/missing-image.svg?no-inline';
import { angerhalleLook } from './angerhalle';

/** Market hall at the south gate: signal teal. */
export const look = angerhalleLook({
  code: 'AS',
  signal: '#007f73',
  signalInDark: '#4fd3c4',
  place: 'Südtor',
  categoryHue: 185,
  symbol: [{ tone: 'main', d: 'M2 2H30V30H2ZM6 7H10V10.5H14V7H18V10.5H22V7H26V26H20.5V20.5A4.5 4.5 0 0 0 11.5 20.5V26H6Z' }],
  assets: { logo, logoOnDark, favicon, missingImage },
});
