import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useLook } from '#themes/look.ts';
import { WordMark } from '#components/shell/WordMark.tsx';
import { MarketCard } from './MarketCard';

function Mark() {
  return <WordMark mark={useLook().wordMark} on="page" />;
}

const meta = {
  title: 'Components/Market/MarketCard',
  component: MarketCard,
  args: { name: 'Kupferkuchl', city: 'Lärchtal', href: 'https://laerchtal.kupferkuchl.example/', logo: <Mark /> },
} satisfies Meta<typeof MarketCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One link, named by the market and its town. */
export const Drawn: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Kupferkuchl Lärchtal' });
    await expect(link).toHaveAttribute('href', 'https://laerchtal.kupferkuchl.example/');
  },
};

/** A long name without a logo. */
export const LongName: Story = {
  args: { name: 'Lebensmittelgroßhandelsgesellschaft', city: 'Sankt Veit an der Sonnleiten', logo: null },
};
