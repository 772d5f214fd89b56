import favicon from '../assets/GF/favicon.svg?no-inline';
import logo from '../assets/GF/logo.svg?no-inline';
import logoOnDark from '../assets/GF/logo-on-dark.svg?no-inline';
import missingImage from '../assets/GF/missing-image.svg?no-inline';
import { lookOf } from '../lookOf';

/** Frozen specialist: cold cyan on a dark header, technical. */
export const look = lookOf({
  code: 'GF',
  headerStyle: 'dark',
  light: {
    canvas: '#f0f6f8',
    paper: '#ffffff',
    ink: '#0f2028',
    primary: '#00728c',
    secondary: '#4a5f86',
    sale: '#b8135f',
    header: { background: '#0b1d26', text: '#e4f6fb', accent: '#35d0ef', markAccent: '#b8e6f2' },
  },
  dark: {
    canvas: '#081218',
    paper: '#0f1c24',
    ink: '#dff1f6',
    primary: '#4fd4ef',
    secondary: '#a5b9e0',
    sale: '#ff8fc0',
    saleFill: '#c22f7c',
    header: { background: '#061016', text: '#e4f6fb', accent: '#35d0ef', markAccent: '#b8e6f2' },
  },
  type: { text: 'plex-sans', heading: 'plex-sans', headingWeight: 600, headingSpacing: '0.03em', headingCase: 'uppercase' },
  shape: { radius: 8, button: 'radius' },
  density: 'compact',
  character: { picture: 'outline', rule: 'double', pattern: 'grid', iconStroke: 2, group: 'caps', hero: 'chosen', price: 'plain' },
  categoryHue: 200,
  wordMark: {
    symbol: [
      { tone: 'main', d: 'M16 1.5L28.6 8.75V23.25L16 30.5L3.4 23.25V8.75ZM16 5L6.4 10.5V21.5L16 27L25.6 21.5V10.5Z' },
      {
        tone: 'accent',
        d: 'M14.7 8H17.3V24H14.7ZM22.28 21.13L23.58 18.87L9.72 10.87L8.42 13.13ZM9.72 21.13L8.42 18.87L22.28 10.87L23.58 13.13Z',
      },
    ],
    name: 'Gletscherfach',
  },
  assets: { logo, logoOnDark, favicon, missingImage },
});
