import favicon from '../assets/GS/favicon.svg?no-inline';
import logo from '../assets/GS/logo.svg?no-inline';
import logoOnDark from '../assets/GS/logo-on-dark.svg?no-inline';
import missingImage from '../assets/GS/missing-image.svg?no-inline';
import { lookOf } from '../lookOf';

/** Hotel supplier: deep blue, precise, compact. */
export const look = lookOf({
  code: 'GS',
  headerStyle: 'coloured',
  light: {
    canvas: '#f3f5f9',
    paper: '#ffffff',
    ink: '#131b2b',
    primary: '#163f8f',
    secondary: '#0f7285',
    sale: '#c2185b',
    header: { background: '#123474', text: '#ffffff', accent: '#8fc7ff', markAccent: '#8fc7ff', mark: '#ffffff' },
  },
  dark: {
    canvas: '#0d121c',
    paper: '#141b28',
    ink: '#e5ebf5',
    primary: '#8fb4ff',
    primaryFill: '#2f62d0',
    secondary: '#74cfdf',
    sale: '#ff8fb5',
    saleFill: '#c93471',
    header: { background: '#101d3a', text: '#e9f0ff', accent: '#8fc7ff', markAccent: '#8fc7ff', mark: '#ffffff' },
  },
  type: { text: 'plex-sans', heading: 'plex-sans', headingWeight: 600, headingSpacing: '-0.01em', headingCase: 'none' },
  shape: { radius: 4, button: 'radius' },
  density: 'compact',
  character: { picture: 'outline', rule: 'double', pattern: 'grid', iconStroke: 1.5, group: 'well', hero: 'paper', price: 'plain' },
  categoryHue: 255,
  wordMark: {
    symbol: [
      { tone: 'main', d: 'M4 24H28V28H4ZM4 17H28V21H4ZM4 10H20V14H4Z' },
      { tone: 'accent', d: 'M23 10H28V14H23ZM4 3H12V7H4Z' },
    ],
    name: 'Etagenwerk',
  },
  assets: { logo, logoOnDark, favicon, missingImage },
});
