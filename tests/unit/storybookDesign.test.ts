import { expect, test } from 'vitest';
import { designOf } from '#storybook/design.ts';

const title = 'Kit/Action/Button';
const file = 'https://www.figma.com/design/AbC123/Shop?node-id=0-1&t=xyz';

test.each([
  ['the frame of a part', { file, frames: { [title]: '12-34' } }, 'https://www.figma.com/design/AbC123/Shop?node-id=12-34'],
  ['the file for a part without a frame', { file, frames: { 'Kit/Action/Other': '12-34' } }, 'https://www.figma.com/design/AbC123/Shop'],
])('shows %s', (_, settings, url) => {
  expect(designOf(title, settings)).toEqual({ type: 'figma', url, offscreen: false });
});

test.each([
  ['no file', '', /^No Figma file is set yet/],
  ['words', 'our file', /^“our file” is not the address/],
  ['another host', 'https://figma.com.shop.test/design/AbC123', /is not the address of a Figma file/],
  ['a script', 'javascript:alert(1)', /is not the address of a Figma file/],
])('explains how to set the file if there is %s', (_, wrong, label) => {
  expect(designOf(title, { file: wrong, frames: {} })).toMatchObject({
    type: 'link',
    url: '?path=/docs/guide-start--docs',
    label: expect.stringMatching(label) as string,
  });
});
