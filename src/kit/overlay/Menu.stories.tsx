import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, type ComponentProps } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '../docs';
import { Menu } from './Menu';

/** Opens the menu from a place in the page. */
function Anchored({ anchor: _anchor, ...props }: ComponentProps<typeof Menu>) {
  const anchor = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={anchor} style={{ width: 280, height: 8 }} />
      <Menu {...props} anchor={anchor} />
    </>
  );
}

const choose = fn();

const meta = {
  title: 'Kit/Overlay/Menu',
  component: Menu,
  tags: ['two-looks'],
  parameters: { docs: inOwnWindow },
  args: {
    name: 'Kunde',
    anchor: { current: null },
    isOpen: true,
    onClose: fn(),
    entries: [
      { kind: 'choice', key: '100', label: 'Pension Enzian', detail: '100', isChosen: true, onChoose: fn() },
      {
        kind: 'choice',
        key: '101',
        label: 'Berggasthof Bergland',
        detail: '101',
        remark: 'Warenkorb: 6 Positionen',
        isChosen: false,
        onChoose: choose,
      },
      { kind: 'divider', key: 'line' },
      { kind: 'link', key: 'all', label: 'Alle Kunden', href: '/my/customers' },
    ],
  },
  render: (args) => <Anchored {...args} />,
  decorators: [
    (StoryOfMenu) => (
      <div style={{ minHeight: 280 }}>
        <StoryOfMenu />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Choices, one of them selected; a divider; a link. A choice is reported and closes the menu. */
export const ChoicesAndLinks: Story = {
  play: async ({ args, userEvent }) => {
    choose.mockClear();
    const menu = within(await screen.findByRole('menu', { name: 'Kunde' }));
    await waitFor(() => expect(menu.getByRole('menuitemradio', { name: /Pension Enzian/, checked: true })).toBeVisible());
    await userEvent.click(menu.getByRole('menuitemradio', { name: /Bergland/ }));
    await expect(choose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Choosing the selected one only closes the menu. */
export const ChosenAgain: Story = {
  play: async ({ args, userEvent }) => {
    const [first] = args.entries;
    const menu = within(await screen.findByRole('menu', { name: 'Kunde' }));
    await waitFor(() => expect(menu.getByRole('menuitemradio', { name: /Pension Enzian/ })).toBeVisible());
    await userEvent.click(menu.getByRole('menuitemradio', { name: /Pension Enzian/ }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    if (first?.kind === 'choice') await expect(first.onChoose).not.toHaveBeenCalled();
  },
};

/** Forty customers: the menu scrolls within the window. */
export const Many: Story = {
  tags: ['visual'],
  args: {
    entries: Array.from({ length: 40 }, (_, index) => ({
      kind: 'choice' as const,
      key: String(index),
      label: `Gasthof Nummer ${index + 1}`,
      detail: String(100 + index),
      isChosen: index === 2,
      onChoose: fn(),
    })),
  },
};

/** Renders nothing while closed. */
export const Closed: Story = {
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};
