import favicon from '../assets/LE/favicon.svg?no-inline';
import logo from '../assets/LE/logo.svg?no-inline';
import logoOnDark from '../assets/LE/logo-on-dark.svg?no-inline';
import missingImage from '../assets/LE/missing-image.svg?no-inline';
import { lookOf } from '../lookOf';

/** Vegetable grower: words of leaf, actions of carrot yellow, friendly and geometric. */
export const look = lookOf({
  code: 'LE',
  headerStyle: 'coloured',
  light: {
    canvas: '#f6f8ef',
    paper: '#ffffff',
    ink: '#1e2a16',
    primary: '#35661a',
    primaryFill: '#f5a31c',
    secondary: '#b0460f',
    sale: '#b0135e',
    header: { background: '#2c651c', text: '#ffffff', accent: '#ffb870', mark: '#ffb870', markAccent: '#d6f0b8' },
  },
  dark: {
    canvas: '#11170d',
    paper: '#192113',
    ink: '#ecf3e2',
    primary: '#a9dc86',
    primaryFill: '#eda233',
    secondary: '#ff9d62',
    sale: '#ff8fbe',
    saleFill: '#c22f74',
    header: { background: '#1b3a12', text: '#eef7e4', accent: '#ffb870', mark: '#ffb870', markAccent: '#b8e294' },
  },
  type: { text: 'source-sans', heading: 'figtree', headingWeight: 800, headingSpacing: '-0.02em', headingCase: 'none' },
  shape: { radius: 12, button: 'radius' },
  density: 'regular',
  character: { picture: 'tint', rule: 'bar', pattern: 'scatter', iconStroke: 2.25, group: 'band', hero: 'second', price: 'plain' },
  categoryHue: 110,
  wordMark: {
    symbol: [
      {
        tone: 'main',
        d: 'M9.6 13C12.6 10.3 19.4 10.3 22.4 13C24 18.6 19.6 26.2 16 30.2C12.4 26.2 8 18.6 9.6 13ZM12.6 17.2L18 16.4V18L12.9 18.7ZM15 22L20 21.3L19.3 22.9L15.3 23.5Z',
      },
      {
        tone: 'accent',
        d: 'M15.2 9.6C10 9.6 7.6 6.4 7.6 1.8C12.2 1.8 15.2 4.8 15.2 9.6ZM16.8 9.6C22 9.6 24.4 6.4 24.4 1.8C19.8 1.8 16.8 4.8 16.8 9.6Z',
      },
    ],
    name: 'Leuchtrübe',
  },
  assets: { logo, logoOnDark, favicon, missingImage },
});
