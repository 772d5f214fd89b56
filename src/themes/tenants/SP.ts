import favicon from '../assets/SP/favicon.svg?no-inline';
import logo from '../assets/SP/logo.svg?no-inline';
import logoOnDark from '../assets/SP/logo-on-dark.svg?no-inline';
import missingImage from '../assets/SP/missing-image.svg?no-inline';
import { lookOf } from '../lookOf';

/** Mountain baker: wheat and chestnut, rounded pills. */
export const look = lookOf({
  code: 'SP',
  headerStyle: 'coloured',
  light: {
    canvas: '#fbf6ea',
    paper: '#fffdf8',
    ink: '#2e1f13',
    primary: '#7a441d',
    secondary: '#8a6a00',
    sale: '#b5253a',
    header: { background: '#f2d79a', text: '#2e1f13', accent: '#7a441d', mark: '#6b3a17', markAccent: '#7a441d' },
  },
  dark: {
    canvas: '#17120c',
    paper: '#221a12',
    ink: '#f6ead8',
    primary: '#e8b06f',
    secondary: '#f2d79a',
    sale: '#ff9494',
    saleFill: '#c4374a',
    header: { background: '#3a2716', text: '#f8e6c4', accent: '#f2c777', mark: '#f2d79a', markAccent: '#e8b06f' },
  },
  type: { text: 'nunito', heading: 'nunito', headingWeight: 900, headingSpacing: '-0.02em', headingCase: 'none' },
  shape: { radius: 12, button: 'pill' },
  density: 'regular',
  character: { picture: 'duotone', rule: 'none', pattern: 'scatter', iconStroke: 2.25, group: 'well', hero: 'second', price: 'plain' },
  categoryHue: 70,
  wordMark: {
    symbol: [
      {
        tone: 'main',
        d: 'M2 21.5C2 13 8 7 16 7S30 13 30 21.5C30 24.5 28 26.5 25 26.5H7C4 26.5 2 24.5 2 21.5ZM7.5 18.5L9.6 20L13 15.4L16 20L20 14L22.8 19.4L25 18L20.2 10L16 16L13 11.4Z',
      },
    ],
    name: 'Spitzlaib',
  },
  assets: { logo, logoOnDark, favicon, missingImage },
});
