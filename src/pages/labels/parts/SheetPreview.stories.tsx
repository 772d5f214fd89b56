import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { labelExample, signExample } from '#tests/examples/label.ts';
import { SheetPreview } from './SheetPreview';

const cheese = labelExample();
const milk = labelExample({ sku: '104712', name: 'Bergbauern-Vollmilch', gtin: '9001009159202', priceString: '1.29' });

const meta = {
  title: 'Components/Label/SheetPreview',
  component: SheetPreview,
  args: {
    amounts: [
      { sku: cheese.sku, amount: 3 },
      { sku: milk.sku, amount: 7 },
    ],
    labelOf: (sku: string) => [cheese, milk].find((label) => label.sku === sku),
    sheet: 'A4_8',
    start: 1,
    sign: signExample,
    showsPrices: true,
  },
} satisfies Meta<typeof SheetPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten labels on sheets of eight: a second sheet can be shown. */
export const TwoSheets: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Vorschau: Bogen 1 von 2' })).toHaveTextContent(/Bergkäse.*Vollmilch/);
    await userEvent.click(canvas.getByRole('button', { name: 'Nächster Bogen' }));
    await expect(canvas.getByText('Bogen 2 von 2')).toBeVisible();
    await expect(canvas.getByRole('region')).not.toHaveTextContent('Bergkäse');
    await userEvent.click(canvas.getByRole('button', { name: 'Nächster Bogen' }));
    await expect(canvas.getByText('Bogen 1 von 2')).toBeVisible();
  },
};

/** A sheet with used positions at its start. */
export const BegunSheet: Story = {
  tags: ['visual'],
  args: { sheet: 'A4_24', start: 6 },
  play: async ({ canvasElement }) => {
    const [first, , , , , sixth] = canvasElement.querySelectorAll('[aria-hidden] > div > div > div');
    await expect(first).toBeEmptyDOMElement();
    await expect(sixth).toHaveTextContent('Bergkäse');
  },
};

/** On a roll each label is a page of its own. */
export const Roll: Story = {
  args: { sheet: 'ROLL' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bogen 1 von 10')).toBeVisible();
  },
};

/** Nothing to print: renders nothing. */
export const Nothing: Story = {
  args: { amounts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
