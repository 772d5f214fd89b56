import favicon from '../assets/EN/favicon.svg?no-inline';
import logo from '../assets/EN/logo.svg?no-inline';
import logoOnDark from '../assets/EN/logo-on-dark.svg?no-inline';
import missingImage from '../assets/EN/missing-image.svg?no-inline';
import { lookOf } from '../lookOf';

/** Energy-plain discount: yellow and black, dense. */
export const look = lookOf({
  code: 'EN',
  headerStyle: 'coloured',
  light: {
    canvas: '#f5f5f2',
    paper: '#ffffff',
    ink: '#141414',
    primary: '#141414',
    primaryFill: '#ffd60a',
    secondary: '#6b5a00',
    sale: '#cf1020',
    header: { background: '#ffd60a', text: '#141414', accent: '#141414', mark: '#141414', markAccent: '#141414' },
  },
  dark: {
    canvas: '#0f0f0e',
    paper: '#191918',
    ink: '#f2f2ee',
    primary: '#ffd60a',
    secondary: '#ffe680',
    sale: '#ff8a80',
    saleFill: '#d12a2a',
    // A whole head of yellow would be the lamp of a dark room: a band of it stays.
    header: { background: '#17160d', text: '#fff3b0', accent: '#ffd60a', mark: '#ffd60a', markAccent: '#ffe680', band: '#ffd60a' },
  },
  type: { text: 'archivo', heading: 'archivo', headingWeight: 900, headingSpacing: '-0.03em', headingCase: 'none' },
  shape: { radius: 0, button: 'radius' },
  density: 'compact',
  character: { picture: 'paper', rule: 'bar', pattern: 'brick', iconStroke: 2.25, group: 'band', hero: 'second', price: 'plain' },
  categoryHue: 95,
  wordMark: {
    symbol: [
      { tone: 'main', d: 'M2 8H30V30H2ZM18.6 10L9 20.4H14.8L12.8 28L23 17.4H17Z' },
      { tone: 'accent', d: 'M2 2H9V6H2ZM12.5 2H19.5V6H12.5ZM23 2H30V6H23Z' },
    ],
    name: 'Kistenblitz',
  },
  assets: { logo, logoOnDark, favicon, missingImage },
});
