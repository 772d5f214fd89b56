import favicon from '../assets/AG/favicon.svg?no-inline';
import logo from '../assets/AG/logo.svg?no-inline';
import logoOnDark from '../assets/AG/logo-on-dark.svg?no-inline';
import missingImage from '../assets/AG/missing-image.svg?no-inline';
import { angerhalleLook } from './angerhalle';

/** The market hall’s main look: signal red. */
export const look = angerhalleLook({
  code: 'AG',
  signal: '#d4121f',
  signalInDark: '#ff7a73',
  categoryHue: 25,
  symbol: [{ tone: 'main', d: 'M2 2H30V30H2ZM16 6.5L27 13.5V26H22.5V20A6.5 6.5 0 0 0 9.5 20V26H5V13.5Z' }],
  assets: { logo, logoOnDark, favicon, missingImage },
});
