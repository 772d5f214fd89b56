import favicon from '../assets/AZ/favicon.svg?no-inline';
import logo from '../assets/AZ/logo.svg?no-inline';
import logoOnDark from '../assets/AZ/logo-on-dark.svg?no-inline';
import missingImage from '../assets/AZ/missing-image.svg?no-inline';
import { angerhalleLook } from './angerhalle';

/** Market hall at the customs square: signal blue. */
export const look = angerhalleLook({
  code: 'AZ',
  signal: '#0a58d6',
  signalInDark: '#83b1ff',
  place: 'Zollplatz',
  categoryHue: 260,
  symbol: [{ tone: 'main', d: 'M2 2H30V30H2ZM7 7H25V12L14.5 20H25V25H7V20L17.5 12H7Z' }],
  assets: { logo, logoOnDark, favicon, missingImage },
});
