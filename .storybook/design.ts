import type { Config } from '@storybook/addon-designs';

/** Where the drawings of parts are: `.storybook/figma.json`, which designers fill in. */
export interface FigmaSettings {
  /** Address of the Figma file, as *Copy link* there gives it; empty while there is none. */
  readonly file: string;
  /** The frame of a part or a screen by its title in the tree, as `node-id` stands in the address of the selected frame: `12-34`. */
  readonly frames: Readonly<Record<string, string>>;
}

const guide = '?path=/docs/guide-start--docs';

/** An address of the Figma file without what belongs to a single visit; undefined for what is none of Figma's. */
function fileOf(text: string): URL | undefined {
  const address = URL.parse(text.trim());
  if (address?.protocol !== 'https:' || !/(?:^|\.)figma\.com$/.test(address.hostname)) return undefined;
  address.search = '';
  return address;
}

/**
 * What the panel *Design* shows of a story: its frame in Figma, of a part without a frame the whole file; where no file is set, how to set one.
 * Nothing is asked of another host until somebody opens the panel.
 */
export function designOf(title: string, { file, frames }: FigmaSettings): Config {
  const address = fileOf(file);
  if (!address) {
    const label = file === '' ? 'No Figma file is set yet: how to set it' : `“${file}” is no address of a Figma file: how to set one`;
    return { type: 'link', url: guide, label, target: '_self' };
  }
  const frame = frames[title];
  if (frame) address.searchParams.set('node-id', frame);
  return { type: 'figma', url: address.href, offscreen: false };
}
