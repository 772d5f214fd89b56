import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnitFigure } from './UnitFigure';

const meta = {
  title: 'Components/Quantity/UnitFigure',
  component: UnitFigure,
  args: { text: '12\u00a0Kt.' },
  render: ({ text }) => (
    <div style={{ width: 'max-content', fontVariantNumeric: 'var(--shop-figures)', textAlign: 'right' }}>
      {['3\u00a0Laib', text, '4\u00a0Stk.'].map((one) => (
        <div key={one}>
          <UnitFigure text={one} />
        </div>
      ))}
    </div>
  ),
} satisfies Meta<typeof UnitFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Units of different lengths begin at one line, and the figures before them end at one. */
export const Column: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    const starts = [...canvasElement.querySelectorAll('span > span')].map((unit) => Math.round(unit.getBoundingClientRect().left));
    await expect(starts).toHaveLength(3);
    await expect(new Set(starts).size).toBe(1);
    await expect(canvas.getByText((_, element) => element?.textContent === '12\u00a0Kt.' && element.tagName === 'DIV')).toBeVisible();
  },
};
