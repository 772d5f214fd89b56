import type { Config } from '@storybook/addon-designs';

/** Links to designs of parts: `.storybook/figma.json`, maintained by designers. */
export interface FigmaSettings {
  /** Address of the Figma file, as *Copy link* there gives it; empty while there is none. */
  readonly file: string;
  /** The frame of a part or a screen by its title in the tree, as the `node-id` in the selected frame's address: `12-34`. */
  readonly frames: Readonly<Record<string, string>>;
}

const guide = '?path=/docs/guide-start--docs';

/** An address of the Figma file without parameters of a single visit; undefined for other addresses. */
function fileOf(text: string): URL | undefined {
  const address = URL.parse(text.trim());
  if (address?.protocol !== 'https:' || !/(?:^|\.)figma\.com$/.test(address.hostname)) return undefined;
  address.search = '';
  return address;
}

/**
 * Contents of the panel *Design* for a story: its frame in Figma, or the whole file for a part without one; without a file, how to set
 * one. No other host is contacted until the panel is opened.
 */
export function designOf(title: string, { file, frames }: FigmaSettings): Config {
  const address = fileOf(file);
  if (!address) {
    const label = file === '' ? 'No Figma file is set yet: how to set it' : `“${file}” is not the address of a Figma file: how to set one`;
    return { type: 'link', url: guide, label, target: '_self' };
  }
  const frame = frames[title];
  if (frame) address.searchParams.set('node-id', frame);
  return { type: 'figma', url: address.href, offscreen: false };
}
