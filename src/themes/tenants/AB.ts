import favicon from '../assets/AB/favicon.svg?no-inline';
import logo from '../assets/AB/logo.svg?no-inline';
import logoOnDark from '../assets/AB/logo-on-dark.svg?no-inline';
import missingImage from '../assets/AB/missing-image.svg?no-inline';
import { angerhalleLook } from './angerhalle';

/** Market hall by the bridge: signal lime. */
export const look = angerhalleLook({
  code: 'AB',
  signal: '#4a7300',
  signalInDark: '#b2d65a',
  place: 'Bruckfeld',
  categoryHue: 120,
  symbol: [{ tone: 'main', d: 'M2 2H30V30H2ZM5 9H27V24H23.5A7.5 7.5 0 0 0 8.5 24H5ZM7.5 11.5V13.5H24.5V11.5Z' }],
  assets: { logo, logoOnDark, favicon, missingImage },
});
