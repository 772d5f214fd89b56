import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allTokens } from '#themes/allTokens.ts';
import { PrintHead } from './PrintHead';

const meta = {
  title: 'Components/Shell/PrintHead',
  component: PrintHead,
  args: { mark: allTokens.AL.wordMark, customerName: 'Gasthof Ebner', details: ['Kundennummer 100', 'Dorfplatz 4, 9900 Lienz'] },
} satisfies Meta<typeof PrintHead>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is there on paper only. */
export const OnScreen: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.firstElementChild).not.toBeVisible();
  },
};
