import favicon from '../assets/AL/favicon.svg?no-inline';
import logo from '../assets/AL/logo.svg?no-inline';
import logoOnDark from '../assets/AL/logo-on-dark.svg?no-inline';
import missingImage from '../assets/AL/missing-image.svg?no-inline';
import { lookOf } from '../lookOf';

/** Alpine dairy: fresh green, much white, soft corners. */
export const look = lookOf({
  code: 'AL',
  headerStyle: 'light',
  light: {
    canvas: '#f6faf7',
    paper: '#ffffff',
    ink: '#15261c',
    primary: '#14793f',
    secondary: '#2f7fa3',
    sale: '#c9184a',
    header: { background: '#ffffff', text: '#15261c', accent: '#14793f' },
  },
  dark: {
    canvas: '#0f1914',
    paper: '#16231c',
    ink: '#e6f2ea',
    primary: '#5fd08f',
    primaryFill: '#1c8449',
    secondary: '#86c8e6',
    sale: '#ff8fa6',
    saleFill: '#cf2f5c',
    header: { background: '#16231c', text: '#e6f2ea', accent: '#5fd08f' },
  },
  type: { text: 'nunito', heading: 'nunito', headingWeight: 800, headingSpacing: '-0.015em', headingCase: 'none' },
  shape: { radius: 12, button: 'radius' },
  density: 'regular',
  character: { picture: 'tint', rule: 'none', pattern: 'scatter', iconStroke: 2, group: 'well', hero: 'chosen', price: 'plain' },
  categoryHue: 145,
  wordMark: {
    symbol: [
      {
        tone: 'main',
        d: 'M16 2C16 2 26 13 26 20A10 10 0 0 1 6 20C6 13 16 2 16 2ZM8 21.5A8 8 0 0 0 24 21.5L18.9 15.8L16.6 18.4L13.4 14.2Z',
      },
      { tone: 'accent', d: 'M10.2 23.6A7.6 7.6 0 0 0 21.8 23.6Z' },
    ],
    name: 'Rahmkogel',
  },
  assets: { logo, logoOnDark, favicon, missingImage },
});
