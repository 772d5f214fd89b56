import { describe, expect, it } from 'vitest';
import { channelsOf, locksOf } from '../../.storybook/frames/apart.ts';

/** What a channel hears of a word that is said on another of the same name. */
async function heard(listener: string, speaker: string): Promise<string[]> {
  const [ear, mouth] = [new (channelsOf(listener))('cart'), new (channelsOf(speaker))('cart')];
  // On a channel of its own a word comes after whatever was said before it.
  const [end, last] = [new BroadcastChannel('end'), new BroadcastChannel('end')];
  const words: string[] = [];
  ear.onmessage = ({ data }: MessageEvent<string>) => void words.push(data);
  const isOver = new Promise((over) => {
    end.onmessage = over;
  });
  mouth.postMessage('changed');
  last.postMessage('over');
  await isOver;
  for (const channel of [ear, mouth, end, last]) channel.close();
  return words;
}

describe('frames of a board', () => {
  it('hear of their own changes alone', async () => {
    expect(await heard('one', 'one')).toEqual(['changed']);
    expect(await heard('one', 'other')).toEqual([]);
  });

  it('wait for no lock of another frame', async () => {
    const isFree = (own: string) => locksOf(own, navigator.locks).request('cart', { ifAvailable: true }, (lock) => lock !== null);
    await locksOf('one', navigator.locks).request('cart', async () => {
      expect(await isFree('one')).toBe(false);
      expect(await isFree('other')).toBe(true);
    });
  });
});
