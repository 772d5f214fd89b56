import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionHeading } from './SectionHeading';

const meta = {
  title: 'Kit/Page/SectionHeading',
  component: SectionHeading,
  args: { level: 2, children: 'Lieferadresse' },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Under the page's title. */
export const Section: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Lieferadresse' })).toBeVisible();
  },
};

/** Under a section. */
export const Part: Story = {
  args: { level: 3, children: 'Abladestelle' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Abladestelle' })).toBeVisible();
  },
};

/** All four below each other: sections and parts in the tenant's heading face; groups and entries in the text face. */
export const Looks: Story = {
  tags: ['visual', 'three-looks'],
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <SectionHeading level={2}>Lieferadresse</SectionHeading>
      <SectionHeading level={3}>Abladestelle</SectionHeading>
      <SectionHeading level={3} look="group">
        Käse und Milchprodukte
      </SectionHeading>
      <SectionHeading level={3} look="entry">
        Ihre Rechnung ist da
      </SectionHeading>
    </div>
  ),
};
