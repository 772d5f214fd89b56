import favicon from '../assets/HA/favicon.svg?no-inline';
import logo from '../assets/HA/logo.svg?no-inline';
import logoOnDark from '../assets/HA/logo-on-dark.svg?no-inline';
import missingImage from '../assets/HA/missing-image.svg?no-inline';
import { lookOf } from '../lookOf';

/** Harbour trade: navy and signal orange, condensed headings. */
export const look = lookOf({
  code: 'HA',
  headerStyle: 'dark',
  light: {
    canvas: '#f1f4f7',
    paper: '#ffffff',
    ink: '#0f1c2e',
    primary: '#c04300',
    secondary: '#23497a',
    sale: '#b3123f',
    header: { background: '#0e2240', text: '#ffffff', accent: '#ff8a3d', mark: '#ff8a3d', markAccent: '#ffffff' },
  },
  dark: {
    canvas: '#0a111c',
    paper: '#111b29',
    ink: '#e4ecf6',
    primary: '#ff9a57',
    primaryFill: '#c04a08',
    secondary: '#9cc0ee',
    sale: '#ff8fa5',
    saleFill: '#c2304f',
    header: { background: '#0a172c', text: '#ffffff', accent: '#ff8a3d', mark: '#ff8a3d', markAccent: '#ffffff' },
  },
  type: { text: 'source-sans', heading: 'sofia-condensed', headingWeight: 800, headingSpacing: '0.005em', headingCase: 'uppercase' },
  shape: { radius: 4, button: 'radius' },
  density: 'regular',
  character: { picture: 'duotone', rule: 'bar', pattern: 'grid', iconStroke: 2.25, group: 'caps', hero: 'chosen', price: 'plain' },
  categoryHue: 230,
  wordMark: {
    symbol: [
      { tone: 'accent', d: 'M16 1.5A4.2 4.2 0 1 1 16 9.9A4.2 4.2 0 1 1 16 1.5ZM16 4.2A1.5 1.5 0 1 0 16 7.2A1.5 1.5 0 1 0 16 4.2Z' },
      {
        tone: 'main',
        d: 'M14.2 11H17.8V13.2H22V16.4H17.8V25.7C21 24.9 23.4 22.5 24.2 19.5L21.4 20.3L27 14.5L29.6 22.2L27.2 20.4C25.9 25.7 21.5 29.6 16 29.6S6.1 25.7 4.8 20.4L2.4 22.2L5 14.5L10.6 20.3L7.8 19.5C8.6 22.5 11 24.9 14.2 25.7V16.4H10V13.2H14.2Z',
      },
    ],
    name: 'Hafentau',
  },
  assets: { logo, logoOnDark, favicon, missingImage },
});
