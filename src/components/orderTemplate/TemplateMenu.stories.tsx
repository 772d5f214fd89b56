import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, type ComponentProps } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '#kit/docs.ts';
import { productExample } from '#tests/examples/product.ts';
import { TemplateButton } from './TemplateButton';
import type { TemplateLine } from './TemplateChoice';
import { TemplateMenu } from './TemplateMenu';

const product = productExample();
const line = (id: string, name: string, more: Partial<TemplateLine> = {}): TemplateLine => ({
  id,
  name,
  count: 12,
  held: undefined,
  pending: undefined,
  ...more,
});
const few = [
  line('1', 'Frühstück', { held: { amount: 2, unit: 'LAI' } }),
  line('2', 'Getränke', { count: 1 }),
  line('3', 'Wochenbedarf', { count: 0 }),
];

function MenuOnButton({ anchor: _anchor, ...args }: ComponentProps<typeof TemplateMenu>) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <TemplateButton ref={button} productName={args.productName} count={1} isOpen={args.isOpen} onOpen={fn()} />
      <TemplateMenu {...args} anchor={button} />
    </>
  );
}

const meta = {
  title: 'Components/OrderTemplate/TemplateMenu',
  component: TemplateMenu,
  parameters: { docs: inOwnWindow },
  args: {
    productName: product.name,
    choice: { amount: 3, unit: product.defaultUnit },
    list: { kind: 'known', templates: few },
    isCreating: false,
    anchor: { current: null },
    isOpen: true,
    onToggle: fn(),
    onCreate: fn((_name: string, onCreated: () => void) => onCreated()),
    onClose: fn(),
  },
  render: (args) => <MenuOnButton {...args} />,
} satisfies Meta<typeof TemplateMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Bestellvorlagen' }));

/** Three templates, one of which has the product. Ticks are reported, and a new template needs a name. */
export const Regular: Story = {
  tags: ['visual'],
  play: async () => {
    const menu = await dialog();
    await waitFor(() => expect(menu.getByText('Frühstück')).toBeVisible());
    await expect(menu.getByRole('checkbox', { name: /^Frühstück/ })).toBeChecked();
    await expect(menu.getByText(/enthält 2\sLaib/)).toBeVisible();
  },
};

/** Interactions; pictured by the previous story. */
export const RegularInUse: Story = {
  ...Regular,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    const menu = await dialog();
    await waitFor(() => expect(menu.getByText('Frühstück')).toBeVisible());
    await userEvent.click(menu.getByRole('checkbox', { name: /^Getränke/ }));
    await expect(args.onToggle).toHaveBeenLastCalledWith('2', true);
    await userEvent.click(menu.getByRole('checkbox', { name: /^Frühstück/ }));
    await expect(args.onToggle).toHaveBeenLastCalledWith('1', false);
    const create = menu.getByRole('button', { name: 'Anlegen' });
    const name = menu.getByRole('textbox', { name: 'Name der neuen Vorlage' });
    await expect(create).toBeDisabled();
    await userEvent.type(name, '   ');
    await expect(create).toBeDisabled();
    await userEvent.type(name, 'Buffet{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith('Buffet', expect.anything());
    await expect(name).toHaveValue('');
    await expect(menu.getByRole('status')).toHaveTextContent('„Buffet“');
  },
};

/** A failed creation keeps the input. */
export const CreationFailed: Story = {
  args: { onCreate: fn() },
  play: async ({ args, userEvent }) => {
    const menu = await dialog();
    const name = menu.getByRole('textbox', { name: 'Name der neuen Vorlage' });
    await waitFor(() => expect(name).toBeVisible());
    await userEvent.type(name, 'Buffet{Enter}');
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(name).toHaveValue('Buffet');
  },
};

/** Many templates: they scroll, and a filter finds one by words. */
export const Many: Story = {
  args: {
    list: {
      kind: 'known',
      templates: Array.from({ length: 40 }, (_, index) => line(String(index), `Woche ${index + 1}${index % 2 ? ' Terrasse' : ''}`)),
    },
  },
  play: async ({ userEvent }) => {
    const menu = await dialog();
    const filter = menu.getByRole('searchbox', { name: 'Vorlagen filtern' });
    await waitFor(() => expect(filter).toBeVisible());
    await userEvent.type(filter, 'terrasse 40');
    await expect(menu.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.type(filter, 'x');
    await expect(menu.getByText('Keine Vorlage passt zu „terrasse 40x“.')).toBeVisible();
  },
};

/** An unconfirmed tick shows at once, and a second one waits. */
export const Pending: Story = {
  args: {
    list: {
      kind: 'known',
      templates: [line('1', 'Frühstück', { held: { amount: 2, unit: 'LAI' }, pending: false }), line('2', 'Getränke', { pending: true })],
    },
  },
  play: async ({ args, userEvent }) => {
    const menu = await dialog();
    await waitFor(() => expect(menu.getByText('Frühstück')).toBeVisible());
    await expect(menu.getByRole('checkbox', { name: /^Frühstück/ })).not.toBeChecked();
    await expect(menu.getByRole('checkbox', { name: /^Getränke/ })).toBeChecked();
    await userEvent.click(menu.getByRole('checkbox', { name: /^Getränke/ }));
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};

/** No template yet. */
export const None: Story = { args: { list: { kind: 'known', templates: [] } } };

/** Loading. */
export const Loading: Story = { args: { list: { kind: 'loading' } } };

/** Loading failed. */
export const Failed: Story = {
  args: { list: { kind: 'failed', isRetrying: false, onRetry: fn() } },
  play: async ({ args, userEvent }) => {
    const menu = await dialog();
    await waitFor(() => expect(menu.getByRole('alert')).toBeVisible());
    await userEvent.click(menu.getByRole('button', { name: 'Noch einmal versuchen' }));
    if (args.list.kind === 'failed') await expect(args.list.onRetry).toHaveBeenCalledOnce();
  },
};

/** Long names break. */
export const LongNames: Story = {
  args: {
    productName: 'Bergkäse '.repeat(12),
    list: {
      kind: 'known',
      templates: [line('1', 'Hochzeitsgesellschaft im Wintergarten mit Sektempfang und Mitternachtsbuffet für hundertzwanzig Gäste')],
    },
  },
};

/** Phone: a bottom sheet. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone', isRotated: false } } };
