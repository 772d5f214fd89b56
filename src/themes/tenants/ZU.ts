import favicon from '../assets/ZU/favicon.svg?no-inline';
import logo from '../assets/ZU/logo.svg?no-inline';
import logoOnDark from '../assets/ZU/logo-on-dark.svg?no-inline';
import missingImage from '../assets/ZU/missing-image.svg?no-inline';
import { lookOf } from '../lookOf';

/** Wine merchant: burgundy and parchment, an elegant serif. */
export const look = lookOf({
  code: 'ZU',
  headerStyle: 'light',
  light: {
    canvas: '#f6efe2',
    paper: '#fffaf0',
    ink: '#2a171c',
    primary: '#7a1238',
    secondary: '#7d6226',
    sale: '#b3361c',
    header: { background: '#fffaf0', text: '#2a171c', accent: '#7a1238', markAccent: '#6d7a2f' },
  },
  dark: {
    canvas: '#170f12',
    paper: '#21161a',
    ink: '#f5e8dc',
    primary: '#f09ab4',
    primaryFill: '#a8325c',
    secondary: '#dcc28a',
    sale: '#ffa184',
    saleFill: '#bf4a2e',
    header: { background: '#21161a', text: '#f5e8dc', accent: '#f09ab4', markAccent: '#b9c77e' },
  },
  type: { text: 'source-sans', heading: 'cormorant', headingWeight: 700, headingSpacing: '0', headingCase: 'none' },
  shape: { radius: 4, button: 'radius' },
  density: 'regular',
  character: { picture: 'paper', rule: 'hairline', pattern: 'single', iconStroke: 1.5, group: 'line', hero: 'paper', price: 'raised' },
  categoryHue: 350,
  wordMark: {
    symbol: [
      {
        tone: 'main',
        d: 'M10 7.8A2.7 2.7 0 1 1 10 13.2A2.7 2.7 0 1 1 10 7.8ZM16 7.8A2.7 2.7 0 1 1 16 13.2A2.7 2.7 0 1 1 16 7.8ZM22 7.8A2.7 2.7 0 1 1 22 13.2A2.7 2.7 0 1 1 22 7.8ZM7 13.2A2.7 2.7 0 1 1 7 18.6A2.7 2.7 0 1 1 7 13.2ZM13 13.2A2.7 2.7 0 1 1 13 18.6A2.7 2.7 0 1 1 13 13.2ZM19 13.2A2.7 2.7 0 1 1 19 18.6A2.7 2.7 0 1 1 19 13.2ZM25 13.2A2.7 2.7 0 1 1 25 18.6A2.7 2.7 0 1 1 25 13.2ZM10 18.6A2.7 2.7 0 1 1 10 24.0A2.7 2.7 0 1 1 10 18.6ZM16 18.6A2.7 2.7 0 1 1 16 24.0A2.7 2.7 0 1 1 16 18.6ZM22 18.6A2.7 2.7 0 1 1 22 24.0A2.7 2.7 0 1 1 22 18.6ZM13 24.0A2.7 2.7 0 1 1 13 29.4A2.7 2.7 0 1 1 13 24.0ZM19 24.0A2.7 2.7 0 1 1 19 29.4A2.7 2.7 0 1 1 19 24.0Z',
      },
      { tone: 'accent', d: 'M15.2 7V2H16.6V4.2C18.6 1.6 22.4 1 26 2.4C24.6 5.8 20.6 7.2 16.6 5.6V7Z' },
    ],
    name: 'Zwölfreben',
  },
  assets: { logo, logoOnDark, favicon, missingImage },
});
