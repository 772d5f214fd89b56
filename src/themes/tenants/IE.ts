import favicon from '../assets/IE/favicon.svg?no-inline';
import logo from '../assets/IE/logo.svg?no-inline';
import logoOnDark from '../assets/IE/logo-on-dark.svg?no-inline';
import missingImage from '../assets/IE/missing-image.svg?no-inline';
import { lookOf } from '../lookOf';

/** Valley butcher: oxblood and cream, a sturdy grotesque. */
export const look = lookOf({
  code: 'IE',
  headerStyle: 'coloured',
  light: {
    canvas: '#f8f1e6',
    paper: '#fffbf4',
    ink: '#2a1614',
    primary: '#7c1d22',
    secondary: '#8a5a2b',
    sale: '#a3360a',
    header: { background: '#6d161c', text: '#fbeedc', accent: '#f0c27a', mark: '#fbeedc', markAccent: '#f0c27a' },
  },
  dark: {
    canvas: '#17100e',
    paper: '#211714',
    ink: '#f6e9dc',
    primary: '#f0a09b',
    primaryFill: '#b0363b',
    secondary: '#e0b27a',
    sale: '#ffb07a',
    saleFill: '#bf4a12',
    header: { background: '#45100f', text: '#fbeedc', accent: '#f0c27a', mark: '#fbeedc', markAccent: '#f0c27a' },
  },
  type: { text: 'source-sans', heading: 'archivo', headingWeight: 800, headingSpacing: '-0.015em', headingCase: 'none' },
  shape: { radius: 4, button: 'radius' },
  density: 'regular',
  character: { picture: 'duotone', rule: 'bar', pattern: 'brick', iconStroke: 2.25, group: 'line', hero: 'second', price: 'plain' },
  categoryHue: 25,
  wordMark: {
    symbol: [
      {
        tone: 'main',
        d: 'M-0.92 20.33L14.45 8.33L22.76 18.97L9.76 29.13L5.55 28.61ZM3.59 19.61A1.6 1.6 0 1 1 5.56 22.13A1.6 1.6 0 1 1 3.59 19.61Z',
      },
      { tone: 'accent', d: 'M16.25 8.19L24.13 2.04L26.93 2.38L26.59 5.19L18.71 11.35Z' },
    ],
    name: 'Beiltaler',
  },
  assets: { logo, logoOnDark, favicon, missingImage },
});
