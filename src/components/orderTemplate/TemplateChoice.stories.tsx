import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { productExample } from '#tests/examples/product.ts';
import { TemplateChoice, type TemplateLine } from './TemplateChoice';

const product = productExample();
const line = (id: string, name: string, more: Partial<TemplateLine> = {}): TemplateLine => ({
  id,
  name,
  count: 12,
  held: undefined,
  pending: undefined,
  ...more,
});

const meta = {
  title: 'Components/OrderTemplate/TemplateChoice',
  component: TemplateChoice,
  args: {
    productName: product.name,
    choice: { amount: 3, unit: product.defaultUnit },
    isCreating: false,
    titleId: 'template-choice-title',
    list: { kind: 'known', templates: [line('1', 'Frühstück', { held: { amount: 2, unit: 'LAI' } }), line('2', 'Getränke', { count: 1 })] },
    onToggle: fn(),
    onCreate: fn(),
    onClose: fn(),
  },
  decorators: [
    (StoryOfChoice) => (
      <div style={{ maxWidth: 360 }}>
        <StoryOfChoice />
      </div>
    ),
  ],
} satisfies Meta<typeof TemplateChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Content of the menu beside a product, without its paper: a checkbox per template, and a new one from the product. */
export const Regular: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Getränke/ }));
    await expect(args.onToggle).toHaveBeenLastCalledWith('2', true);
    await userEvent.click(canvas.getByRole('button', { name: 'Bestellvorlagen schließen' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** From eight templates on a filter finds one by words. */
export const Filtered: Story = {
  args: {
    list: {
      kind: 'known',
      templates: Array.from({ length: 12 }, (_, index) => line(String(index), `Woche ${index + 1}${index % 2 ? ' Terrasse' : ''}`)),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Vorlagen filtern' }), 'terr 12');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
  },
};

/** A new template is being created; its button is pending. */
export const Creating: Story = {
  args: { isCreating: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Buffet{Enter}');
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

/** Loading. */
export const Loading: Story = { args: { list: { kind: 'loading' } } };

/** Loading failed, and a retry is running. */
export const Failed: Story = { args: { list: { kind: 'failed', isRetrying: true, onRetry: fn() } } };
