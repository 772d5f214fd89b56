import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { defaultConfig } from '#session/runtimeConfig.ts';
import { RuntimeConfigContext } from '#session/runtimeConfigContext.ts';
import { MarketHome } from './MarketHome';

const meta = {
  title: 'Pages/Home/MarketHome',
  component: MarketHome,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MarketHome>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two logos, a divider, the heading, and three outbound links. */
export const Markets: Story = {
  tags: ['visual'],
  globals: { tenant: 'LM' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Unsere Märkte in Ihrer Nähe' })).toBeVisible();
    await expect(canvas.getByRole('separator')).toBeInTheDocument();
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => [link.textContent?.includes('Zur Website'), link.getAttribute('href')])).toEqual([
      [true, 'https://laerchtal.kupferkuchl.example/'],
      [true, 'https://sonnleiten.kupferkuchl.example/'],
      [true, 'https://www.rahmkogel.example/'],
    ]);
    await expect(await within(canvas.getByRole('navigation')).findAllByText(/\w/)).not.toHaveLength(0);
  },
};

/** On the phone. */
export const Phone: Story = { tags: ['phone'], globals: { tenant: 'LM', viewport: { value: 'phone' } } };

/** Targets configured by the operator. */
export const Configured: Story = {
  decorators: [
    (Story) => (
      <RuntimeConfigContext
        value={{
          ...defaultConfig,
          markets: [{ name: 'Markt am Fluss', city: 'Uferau', url: 'https://markt.example/', logo: '/favicon.svg' }],
        }}
      >
        <Story />
      </RuntimeConfigContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Markt am Fluss Uferau' })).toHaveAttribute('href', 'https://markt.example/');
  },
};
