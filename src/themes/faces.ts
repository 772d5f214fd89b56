/** The self-hosted variable faces; each tenant uses one or two of them. */
export type FaceName =
  | 'source-sans'
  | 'plex-sans'
  | 'archivo'
  | 'figtree'
  | 'nunito'
  | 'sofia-condensed'
  | 'roboto-slab'
  | 'playfair'
  | 'cormorant';

const sansSerif = 'system-ui, sans-serif';
const serif = 'Georgia, serif';

/**
 * Font stacks. The second family of each is a local font stretched to the face's own measures (see the face's
 * stylesheet), so that the text stays where it is when the face arrives.
 */
export const fontStacks: Readonly<Record<FaceName, string>> = {
  'source-sans': `'Source Sans 3 Variable', 'Source Sans Fallback', ${sansSerif}`,
  'plex-sans': `'IBM Plex Sans Variable', 'IBM Plex Sans Fallback', ${sansSerif}`,
  archivo: `'Archivo Variable', 'Archivo Fallback', ${sansSerif}`,
  figtree: `'Figtree Variable', 'Figtree Fallback', ${sansSerif}`,
  nunito: `'Nunito Variable', 'Nunito Fallback', ${sansSerif}`,
  'sofia-condensed': `'Sofia Sans Condensed Variable', 'Sofia Sans Condensed Fallback', ${sansSerif}`,
  'roboto-slab': `'Roboto Slab Variable', 'Roboto Slab Fallback', ${serif}`,
  playfair: `'Playfair Display Variable', 'Playfair Display Fallback', ${serif}`,
  cormorant: `'Cormorant Garamond Variable', 'Cormorant Garamond Fallback', ${serif}`,
};

const stylesheets: Readonly<Record<FaceName, () => Promise<unknown>>> = {
  'source-sans': () => import('./faces/source-sans.css'),
  'plex-sans': () => import('./faces/plex-sans.css'),
  archivo: () => import('./faces/archivo.css'),
  figtree: () => import('./faces/figtree.css'),
  nunito: () => import('./faces/nunito.css'),
  'sofia-condensed': () => import('./faces/sofia-condensed.css'),
  'roboto-slab': () => import('./faces/roboto-slab.css'),
  playfair: () => import('./faces/playfair.css'),
  cormorant: () => import('./faces/cormorant.css'),
};

/**
 * Loads the stylesheets of the given faces; the font files themselves follow when text first needs them.
 * Rejects if a stylesheet cannot be fetched: the fallbacks then stay, so a caller need not do more than report it.
 */
export async function loadFaces(faces: readonly FaceName[]): Promise<void> {
  await Promise.all([...new Set(faces)].map((face) => stylesheets[face]()));
}

/** Fetches the files of the given faces before text needs them, the letters of the shop's languages. Needs their stylesheets. */
export async function loadFaceFiles(faces: readonly FaceName[]): Promise<void> {
  await Promise.all([...new Set(faces)].map((face) => document.fonts.load(`1em ${fontStacks[face].split(',')[0]}`)));
}
