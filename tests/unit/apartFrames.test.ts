import { describe, expect, it } from 'vitest';
import { channelsOf, locksOf } from '#storybook/frames/apart.ts';

/** Messages received on one channel while another of the same name sends. */
async function heard(listener: string, speaker: string): Promise<string[]> {
  const [ear, mouth] = [new (channelsOf(listener))('cart'), new (channelsOf(speaker))('cart')];
  // Messages of one channel arrive in their sequence.
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
  it('notice their own changes only', async () => {
    expect(await heard('one', 'one')).toEqual(['changed']);
    expect(await heard('one', 'other')).toEqual([]);
  });

  it("do not wait for another frame's lock", async () => {
    const isFree = (own: string) => locksOf(own, navigator.locks).request('cart', { ifAvailable: true }, (lock) => lock !== null);
    await locksOf('one', navigator.locks).request('cart', async () => {
      expect(await isFree('one')).toBe(false);
      expect(await isFree('other')).toBe(true);
    });
  });
});
