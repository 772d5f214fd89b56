import favicon from '../assets/GM/favicon.svg?no-inline';
import logo from '../assets/GM/logo.svg?no-inline';
import logoOnDark from '../assets/GM/logo-on-dark.svg?no-inline';
import missingImage from '../assets/GM/missing-image.svg?no-inline';
import { lookOf } from '../lookOf';

/** City delicatessen: near black on ivory, serif headings, square. */
export const look = lookOf({
  code: 'GM',
  headerStyle: 'dark',
  light: {
    canvas: '#f7f2e6',
    paper: '#fffdf7',
    ink: '#1b1814',
    primary: '#1f1b16',
    secondary: '#8a6a1f',
    sale: '#b3261e',
    header: { background: '#1b1814', text: '#f6efdf', accent: '#d9b45c' },
  },
  dark: {
    canvas: '#12100d',
    paper: '#1c1915',
    ink: '#f3ecdc',
    primary: '#e9dcbb',
    secondary: '#d9b45c',
    sale: '#ff9184',
    saleFill: '#c43a30',
    header: { background: '#0b0a08', text: '#f6efdf', accent: '#d9b45c' },
  },
  type: { text: 'source-sans', heading: 'playfair', headingWeight: 600, headingSpacing: '0', headingCase: 'none' },
  shape: { radius: 0, button: 'radius' },
  density: 'regular',
  character: { picture: 'paper', rule: 'double', pattern: 'single', iconStroke: 1.5, group: 'caps', hero: 'paper', price: 'raised' },
  categoryHue: 85,
  wordMark: {
    symbol: [
      { tone: 'main', d: 'M7 9.5L9.5 5.5L12.6 7.6L16 3.5L19.4 7.6L22.5 5.5L25 9.5L22 12H10Z' },
      {
        tone: 'main',
        d: 'M16 13.4C21.4 13.4 24.6 16.6 24.6 20.6C24.6 24 22.2 26.6 18.6 27.5L17.2 30H14.8L13.4 27.5C9.8 26.6 7.4 24 7.4 20.6C7.4 16.6 10.6 13.4 16 13.4ZM15.3 16V25.5H16.7V16ZM11.3 17.2C10.6 19.6 10.9 22 12.2 24.2L13.4 23.4C12.4 21.6 12.2 19.7 12.7 17.7ZM20.7 17.2L19.3 17.7C19.8 19.7 19.6 21.6 18.6 23.4L19.8 24.2C21.1 22 21.4 19.6 20.7 17.2Z',
      },
    ],
    name: 'Mohngasse',
  },
  assets: { logo, logoOnDark, favicon, missingImage },
});
