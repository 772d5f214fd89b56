import favicon from '../assets/national/favicon.svg?no-inline';
import logo from '../assets/national/logo.svg?no-inline';
import logoOnDark from '../assets/national/logo-on-dark.svg?no-inline';
import missingImage from '../assets/national/missing-image.svg?no-inline';
import { lookOf } from '../lookOf';

/** The group’s neutral, for an unknown tenant: ink, paper, one calm accent. */
export const look = lookOf({
  code: 'national',
  headerStyle: 'light',
  light: {
    canvas: '#f6f6f3',
    paper: '#ffffff',
    ink: '#1c2126',
    primary: '#303c48',
    secondary: '#6a6f5a',
    sale: '#b4232a',
    header: { background: '#ffffff', text: '#1c2126', accent: '#303c48', mark: '#1c2126', markAccent: '#5f88ae' },
  },
  dark: {
    canvas: '#131619',
    paper: '#1b1f23',
    ink: '#e9ebec',
    primary: '#9dbdda',
    primaryFill: '#3f6890',
    secondary: '#bcc1a8',
    sale: '#ff958c',
    saleFill: '#c23a3a',
    header: { background: '#1b1f23', text: '#e9ebec', accent: '#9dbdda', mark: '#e9ebec', markAccent: '#9dbdda' },
  },
  type: { text: 'source-sans', heading: 'figtree', headingWeight: 700, headingSpacing: '-0.01em', headingCase: 'none' },
  shape: { radius: 4, button: 'radius' },
  density: 'regular',
  character: { picture: 'outline', rule: 'hairline', pattern: 'none', iconStroke: 2, group: 'well', hero: 'paper', price: 'plain' },
  categoryHue: 240,
  wordMark: {
    symbol: [
      {
        tone: 'main',
        d: 'M29.95 17.2A14 14 0 0 1 17.2 29.95V23.4A7.5 7.5 0 0 0 23.4 17.2ZM14.8 29.95A14 14 0 0 1 2.05 17.2H8.6A7.5 7.5 0 0 0 14.8 23.4ZM2.05 14.8A14 14 0 0 1 14.8 2.05V8.6A7.5 7.5 0 0 0 8.6 14.8Z',
      },
      { tone: 'accent', d: 'M17.2 2.05A14 14 0 0 1 29.95 14.8H23.4A7.5 7.5 0 0 0 17.2 8.6Z' },
    ],
    name: 'Vorratsring',
  },
  assets: { logo, logoOnDark, favicon, missingImage },
});
