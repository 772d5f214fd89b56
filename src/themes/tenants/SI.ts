import favicon from '../assets/SI/favicon.svg?no-inline';
import logo from '../assets/SI/logo.svg?no-inline';
import logoOnDark from '../assets/SI/logo-on-dark.svg?no-inline';
import missingImage from '../assets/SI/missing-image.svg?no-inline';
import { lookOf } from '../lookOf';

/** Fish hall: ice blue and slate, crisp, compact. */
export const look = lookOf({
  code: 'SI',
  headerStyle: 'light',
  light: {
    canvas: '#eef5f9',
    paper: '#ffffff',
    ink: '#17252e',
    primary: '#2b5f93',
    secondary: '#47606f',
    sale: '#c23a1b',
    header: { background: '#dfedf5', text: '#17252e', accent: '#155a7c', mark: '#17252e', markAccent: '#1a7aa8' },
  },
  dark: {
    canvas: '#0f171c',
    paper: '#162027',
    ink: '#e2edf3',
    primary: '#7cc6ea',
    primaryFill: '#237aa3',
    secondary: '#a9bdc9',
    sale: '#ff9c82',
    saleFill: '#c6452a',
    header: { background: '#1b2a33', text: '#e2edf3', accent: '#8ed2f2', mark: '#e2edf3', markAccent: '#7cc6ea' },
  },
  type: { text: 'plex-sans', heading: 'plex-sans', headingWeight: 500, headingSpacing: '-0.02em', headingCase: 'none' },
  shape: { radius: 0, button: 'radius' },
  density: 'compact',
  character: { picture: 'outline', rule: 'none', pattern: 'brick', iconStroke: 1.5, group: 'caps', hero: 'chosen', price: 'plain' },
  categoryHue: 225,
  wordMark: {
    symbol: [
      { tone: 'main', d: 'M2 16L12.5 6.5L22 16L12.5 25.5ZM8.6 13.2V16H11.4V13.2Z' },
      { tone: 'accent', d: 'M23 16L30 8.5V23.5Z' },
    ],
    name: 'Flossenhalle',
  },
  assets: { logo, logoOnDark, favicon, missingImage },
});
